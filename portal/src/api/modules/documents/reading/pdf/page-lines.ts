/** The texts of a page of a PDF as lines of cells, by their positions. */

/** A text as it was painted; in points, from the left and from the bottom. */
export type PdfRun = { text: string; x: number; y: number; width: number; size: number };

/** Texts of one line that stand apart are cells. */
export type PdfLine = { y: number; size: number; cells: { text: string; x: number }[] };

/** How far, in parts of the letters' size, texts of one line may differ in height. */
const SAME_LINE = 0.45;
/** The distance of two words, and of two columns, in parts of the letters' size. */
const SPACE = 0.15;
const COLUMN_GAP = 1.4;

export function pageLines(runs: readonly PdfRun[]): PdfLine[] {
  const lines: PdfRun[][] = [];
  for (const run of runs.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const last = lines.at(-1);
    const first = last?.[0];
    if (
      last !== undefined &&
      first !== undefined &&
      first.y - run.y <= SAME_LINE * Math.max(first.size, run.size)
    )
      last.push(run);
    else lines.push([run]);
  }
  return lines.map(lineOf).filter(({ cells }) => cells.length > 0);
}

function lineOf(runs: readonly PdfRun[]): PdfLine {
  const cells: { text: string; x: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const run of runs.toSorted((one, other) => one.x - other.x)) {
    if (run.text.trim() === '') continue;
    const last = cells.at(-1);
    const gap = run.x - end;
    if (last === undefined || gap > COLUMN_GAP * run.size) cells.push({ text: run.text.trim(), x: run.x });
    else last.text += `${gap > SPACE * run.size && !last.text.endsWith(' ') ? ' ' : ''}${run.text.trimEnd()}`;
    end = Math.max(end, run.x + run.width);
    size = Math.max(size, run.size);
  }
  return { y: runs[0]?.y ?? 0, size, cells };
}
