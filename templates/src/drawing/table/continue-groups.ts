/** What follows a group's heading where its rows go on on another page. */
export const CONTINUED = ' (continúa)';

/** The class of a group's heading that is repeated on a page. */
export const CONTINUED_CLASS = 'lz-continued';

/** The class of a group's body that stays on one page where that does not leave much of the page before it empty. */
export const WHOLE_CLASS = 'lz-whole';

/** The class of one that is divided all the same. */
export const DIVIDED_CLASS = 'lz-divided';

/** A laid-out table, or a band of its columns; `Line` is its element of a line. */
export type PagedTable<Line> = {
  /** Its drawn lines, in order. */
  lines: readonly Line[];
  /** Whether it has groups of rows. */
  grouped: boolean;
  /** Whether their headings are repeated. */
  repeats: boolean;
  /** Whether other items stand beside it. */
  hasNeighbors: boolean;
  /** The class attribute that the drawing gave a line. */
  classOf(line: Line): string;
  /** The pages on which a line begins and ends, with the headings that were repeated so far. */
  pagesOf(line: Line): readonly [first: number, last: number];
  /** The share of the page above a line, from 0 to 1. */
  topOf(line: Line): number;
  /** Keeps the group that a line begins on one page, or lets it be divided. @returns false if it is none of these. */
  setWhole(line: Line, whole: boolean): boolean;
  /** Whether its pages end with their sums, or begin with those of the pages before. */
  hasPageSums: boolean;
  /** Puts a page's sum behind the line of an index, or moves it there. @returns undefined where it shows none. */
  placeSum(after: number, sum: Line | undefined): Line | undefined;
  /** Puts the sums of the pages before, if the table shows them, before the line that begins a page. */
  placeCarried(before: Line): Line[];
  /** Puts a copy of a group's heading, with what says that it continues, before a line. @returns the copy. */
  repeat(heading: Line, before: Line): Line;
  /** Takes the table out of the layout, or back into it. */
  setTableShown(shown: boolean): void;
  /** Takes lines out of the layout, or back into it. */
  setShown(lines: readonly Line[], shown: boolean): void;
  /** Shows, as the table's first line, one that ends its page and stands for those that were taken out; or removes it. */
  setFiller(shown: boolean): void;
};

/**
 * Repeats the headings of groups of rows at the top of each page that begins inside of them, puts the sums of pages at
 * their ends, and divides the groups that are kept on one page at too high a price: page after page, because what is put
 * in moves the lines after it. The browser repeats a table's head by itself, and nothing else. Only what the next pages
 * depend on is laid out, or each page would cost as much as all of them.
 *
 * It and what it calls refer to nothing outside of them: the rendering service evaluates `CONTINUE_GROUPS_SOURCE` in
 * the printed document.
 * @param tables all tables of a page group, in order.
 * @yields after each page that got headings; the tables are complete only after the last one.
 */
export function* continueGroups<Line>(tables: readonly PagedTable<Line>[]): Generator<void> {
  if (!tables.some((table) => table.grouped || table.hasPageSums)) return;
  const restores: (() => void)[] = [];
  for (const table of tables) table.setTableShown(false);
  for (const table of tables) {
    table.setTableShown(true);
    if (!table.grouped && !table.hasPageSums) continue;
    const takenOut = yield* continueTable(table);
    const restore = (): void => {
      table.setFiller(false);
      table.setShown(takenOut, true);
    };
    // A table alone moves what follows it by whole pages.
    if (table.hasNeighbors) restore();
    else restores.push(restore);
  }
  for (const restore of restores) restore();
}

/** Does so in one table. @returns the lines of a long table that are still taken out, behind its filler line. */
function* continueTable<Line>(table: PagedTable<Line>): Generator<void, Line[]> {
  const view = lineWindow(table);
  /** The headings of the groups that are open before each line, outermost first. */
  const openBefore: Line[][] = [];
  let open: Line[] = [];
  let page: number | undefined;
  let pageStart = 0;
  for (let index = 0; index < table.lines.length; index += 1) {
    const natural = table.lines[index];
    if (natural === undefined) break;
    let line: Line = natural;
    view.layOutFrom(index);
    divideDearGroup(table, line, page);
    const [first, last] = table.pagesOf(line);
    if (page === undefined || first <= page) page = last;
    else {
      const end = cutPage(table, { from: pageStart, natural: index, page });
      if (end.start < index) open = [...(openBefore[end.start] ?? [])];
      index = end.start;
      line = table.lines[index] ?? line;
      const { depth } = groupDepth(table.classOf(line), open.length);
      const carried = end.isOwn ? [] : table.placeCarried(line);
      const headings = !table.repeats
        ? []
        : open.slice(0, depth).map((heading) => table.repeat(heading, line));
      view.startPage(end.sum, line, [...carried, ...headings]);
      pageStart = index;
      [, page] = table.pagesOf(line);
      if (carried.length + headings.length + end.sum.length > 0) yield;
    }
    view.pass(line);
    openBefore[index] = [...open];
    const { level } = groupDepth(table.classOf(line), open.length);
    if (level !== undefined) open.splice(level, open.length, line);
  }
  return view.takenOut;
}

/**
 * Ends a page with its sum, for which the last lines of the page make room.
 * @param from the index of its first line. @param natural that of the line which begins the next page without it.
 * @returns the index of the line that begins the next page; `isOwn` where that is the page of another group, or the
 * first of a part, so that nothing goes on from page to page.
 */
function cutPage<Line>(
  table: PagedTable<Line>,
  { from, natural, page }: { from: number; natural: number; page: number },
): { start: number; sum: Line[]; isOwn: boolean } {
  const { lines } = table;
  const classAt = (at: number): string =>
    lines
      .slice(at, at + 1)
      .map(table.classOf)
      .join('');
  const isOwn = / lz-group-page\b/.test(classAt(natural)) || /\blz-before\b/.test(classAt(natural - 1));
  if (isOwn || !table.hasPageSums) return { start: natural, sum: [], isOwn };
  const mayBegin = (at: number): boolean =>
    !/\blz-(together|subtotal|totals|page-sum)\b/.test(classAt(at)) &&
    !/\blz-(grupo|page-carried)\b/.test(classAt(at - 1));
  let sum: Line | undefined;
  for (const isStrict of [true, false])
    for (let at = natural; at > from; at -= 1) {
      if (isStrict && !mayBegin(at)) continue;
      sum = table.placeSum(at - 1, sum);
      // A table with what its pages are carried on from, but without their sums.
      if (sum === undefined) return { start: natural, sum: [], isOwn };
      if (table.pagesOf(sum)[1] <= page) return { start: at, sum: [sum], isOwn };
    }
  // A page of one line that leaves no room: the sum follows it.
  sum = table.placeSum(natural - 1, sum);
  return { start: natural, sum: sum === undefined ? [] : [sum], isOwn };
}

/**
 * Lets a group be divided that would leave more than a third of a page empty because it stays whole: with its real
 * height, wherever it stands.
 * @param page of the line before it; undefined for the first line.
 */
function divideDearGroup<Line>(table: PagedTable<Line>, line: Line, page: number | undefined): void {
  const mostEmpty = 1 / 3;
  const [whole] = table.pagesOf(line);
  if (whole === page || !table.setWhole(line, false)) return;
  const [divided] = table.pagesOf(line);
  if (divided >= whole || 1 - table.topOf(line) <= mostEmpty) table.setWhole(line, true);
}

/**
 * How many of the open groups go on with a line, and the level of the group that it begins, if it does.
 * @param classes of the line. @param open the number of groups that are open before it.
 */
function groupDepth(classes: string, open: number): { depth: number; level?: number } {
  const [, kind, digit] = /lz-(grupo|subtotal)-(\d)/.exec(classes) ?? [];
  if (kind === 'grupo') return { depth: Number(digit), level: Number(digit) };
  if (kind === 'subtotal') return { depth: Number(digit) + 1 };
  return { depth: /lz-totals|lz-page-sum/.test(classes) ? 0 : open };
}

/** The lines of a long table that are laid out: those of the page of the line that is looked at, and of some more. */
function lineWindow<Line>({ lines, setShown, setFiller }: PagedTable<Line>) {
  /** More lines than two pages hold; as many are laid out ahead at least. */
  const ahead = 150;
  const isLong = lines.length > 3 * ahead;
  const takenOut: Line[] = [];
  let ofPage: Line[] = [];
  let end = isLong ? 2 * ahead : lines.length;
  setShown(lines.slice(end), false);
  return {
    takenOut,
    layOutFrom(index: number): void {
      if (index + ahead <= end || end >= lines.length) return;
      setShown(lines.slice(end, index + 2 * ahead), true);
      end = index + 2 * ahead;
    },
    /** @param sum of the page before. @param first the page's first line, with what stands above it. */
    startPage(sum: readonly Line[], first: Line, above: readonly Line[]): void {
      const at = ofPage.indexOf(first);
      const ended = [...(at === -1 ? ofPage : ofPage.slice(0, at)), ...sum];
      if (isLong) {
        setShown(ended, false);
        setFiller(true);
        takenOut.push(...ended);
      }
      ofPage = [...above];
    },
    pass(line: Line): void {
      ofPage.push(line);
    },
  };
}

/** The source of `continueGroups` for another program, as an expression. */
export const CONTINUE_GROUPS_SOURCE = `(() => {${[lineWindow, groupDepth, divideDearGroup, cutPage, continueTable, continueGroups].join('\n')}
return continueGroups;})()`;
