/** The pages that a sheet of the canvas stands for. */
export type SheetPages = {
  /** How many are printed; of a sheet that repeats for each row and counts its own pages, for one row. */
  printed: number;
  /** Whether `printed` is no estimate. */
  exact: boolean;
  /** Whether it repeats for each row and counts its own pages; the others between such sheets are counted together. */
  ofRow: boolean;
};

/** The number of a sheet's first page (1-based), and how many pages are counted with it; `exact` when they print so. */
export type SheetNumbers = {
  page: number;
  pages: number;
  exact: { page: boolean; pages: boolean };
};

/**
 * The numbers of the pages of each sheet.
 * @param total of all pages, where it is known; of use where all are counted together.
 */
export function sheetNumbers(sheets: readonly SheetPages[], total?: number): SheetNumbers[] {
  const runs: SheetPages[][] = [];
  for (const [at, sheet] of sheets.entries()) {
    const begins = at === 0 || sheet.ofRow || sheets[at - 1]?.ofRow === true;
    if (begins) runs.push([sheet]);
    else runs.at(-1)?.push(sheet);
  }
  const known = runs.length === 1 ? total : undefined;
  return runs.flatMap((run) =>
    run.map((_, at) => {
      const before = run.slice(0, at);
      return {
        page: 1 + printed(before),
        pages: known ?? printed(run),
        exact: {
          page: before.every((one) => one.exact),
          pages: known !== undefined || run.every((one) => one.exact),
        },
      };
    }),
  );
}

const printed = (sheets: readonly SheetPages[]): number => sheets.reduce((sum, one) => sum + one.printed, 0);
