import type { Row } from './lab';

/** The measurements laid out for reading, the goal beside each. Ends with a newline. */
export function table(rows: readonly Row[]): string {
  const lines: string[] = [];
  const width = Math.max(...rows.map((row) => row.name.length));
  for (const group of new Set(rows.map((row) => row.group))) {
    lines.push('', group);
    for (const row of rows.filter((item) => item.group === group)) {
      const value = `${row.value.toFixed(2)} ${row.unit}`.padStart(12);
      const goal = (row.goal === null ? 'no goal' : `goal ≤ ${row.goal}`).padEnd(12);
      lines.push(
        `  ${row.name.padEnd(width)} ${value}   ${goal} ${verdict(row).padEnd(13)} ${row.note}`.trimEnd(),
      );
    }
  }
  return `${lines.slice(1).join('\n')}\n`;
}

export function isMissed({ value, goal }: Row): boolean {
  return goal !== null && !(value <= goal);
}

function verdict(row: Row): string {
  if (row.goal === null) return '';
  return isMissed(row) ? 'goal missed' : 'goal met';
}
