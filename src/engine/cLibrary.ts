/** Where a function of the C library may be: the program itself first (null), then the library by its names. */
export function cLibraries(): readonly (string | null)[] {
  if (process.platform === 'darwin') return [null, 'libSystem.B.dylib', '/usr/lib/libSystem.B.dylib'];
  const machine = { x64: 'x86_64', arm64: 'aarch64', arm: 'armhf', ia32: 'i386' }[process.arch as string];
  return [null, 'libc.so.6', `libc.musl-${machine ?? process.arch}.so.1`, 'libc.so.7', 'libc.so'];
}
