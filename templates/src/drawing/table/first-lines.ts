import type { TableLine } from './table-lines.ts';

/** The lines for a table's first rows: the rows, the headings and subtotals of their groups, the totals. */
export function firstLines(lines: readonly TableLine[], rows: number): Set<TableLine> {
  const shown = new Set<TableLine>();
  /** Groups from this level on started after the last shown row. */
  let unfinishedLevel = Number.POSITIVE_INFINITY;
  const last = lines.findLastIndex((line) => line.kind === 'row' && line.index < rows);
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'group' && at > last) unfinishedLevel = Math.min(unfinishedLevel, line.level);
    if (
      at <= last ||
      line.kind === 'total' ||
      ((line.kind === 'subtotal' || line.kind === 'foot') && line.level < unfinishedLevel)
    )
      shown.add(line);
  }
  return shown;
}
