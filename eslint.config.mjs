import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const vscodeBoundary = {
  patterns: [
    { group: ['vscode', 'vscode/*'], message: 'Only src/extension.ts and src/editor may import vscode.' },
    {
      group: ['**/editor/*', '**/editor'],
      message: 'The engine and the command line never import the editor.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['dist/**', 'out/**', 'node_modules/**', '.vscode-test/**'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/prefer-literal-enum-member': 'off',
      'no-control-regex': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // A browser's code, with a project of its own: it renders what the editor half says, and reaches nothing else.
    files: ['src/webview/**/*.ts'],
    languageOptions: { parserOptions: { project: './src/webview/tsconfig.json' } },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['vscode', '**/editor/*', '**/editor/**', '**/engine/*', '**/engine/**', 'node:*'],
              message: 'The form renders; the editor half judges (src/protocol.ts is between them).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', vscodeBoundary],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'exit', message: 'The engine never exits: throw a Refusal.' },
        { object: 'process', property: 'stdout', message: 'The engine never prints.' },
        { object: 'process', property: 'stderr', message: 'The engine never prints.' },
      ],
    },
  },
  { files: ['src/cli.ts', 'src/cli/**/*.ts'], rules: { 'no-restricted-imports': ['error', vscodeBoundary] } },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', module: 'writable', exports: 'writable' },
    },
  },
);
