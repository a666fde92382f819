/** The number of a sheet's first page (1-based), and how many pages are counted with it. */
export type SheetNumbers = { page: number; pages: number };

/**
 * The numbers of the pages of each sheet.
 * @param counts how many pages each sheet has.
 * @param ofRows which sheets repeat for each row and count their own pages; the others between them are counted
 * together.
 */
export function sheetNumbers(counts: readonly number[], ofRows: readonly boolean[]): SheetNumbers[] {
  const runs: number[][] = [];
  for (const [at, count] of counts.entries()) {
    const begins = at === 0 || ofRows[at] === true || ofRows[at - 1] === true;
    if (begins) runs.push([count]);
    else runs.at(-1)?.push(count);
  }
  return runs.flatMap((run) => {
    const pages = sum(run);
    return run.map((_, at) => ({ page: 1 + sum(run.slice(0, at)), pages }));
  });
}

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);
