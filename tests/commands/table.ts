/** Rows as text in columns; numbers stand to the right. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, String(cell).length)));
  const put = (cell: string | number, column: number): string =>
    typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(put).join('  ').trimEnd()).join('\n');
}
