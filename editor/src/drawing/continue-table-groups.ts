import {
  CONTINUED,
  CONTINUED_CLASS,
  continueGroups,
  DIVIDED_CLASS,
  type PagedTable,
  WHOLE_CLASS,
} from '@lienzo/templates/drawing/continue-groups';
import {
  CARRIED_CLASS,
  GROUP_PAGE_CLASS,
  PAGE_END_CLASS,
  PAGE_START_CLASS,
  PAGE_SUM_CLASS,
  PAGE_SUMS_CLASS,
  pageSumTexts,
  RUN_START_CLASS,
} from '@lienzo/templates/drawing/page-sums';

/** The pages on which a piece of the drawing begins and ends. */
export type PageSpan = readonly [first: number, last: number];

/** Measures the pieces of a drawing that is laid out on pages. */
export type PageMeasure = {
  pagesOf(chunk: Element): PageSpan;
  /** The share of its page above a piece, from 0 to 1. */
  topOf(fragment: Element): number;
};

/**
 * Repeats the headings of groups of rows at the top of the pages that begin inside of them, as the print does.
 * @param element the drawn group, laid out in columns.
 * @param measure of its pieces.
 * @yields after each page, so that it can be spread over time slices.
 */
export function* continueTableGroups(element: HTMLElement, measure: PageMeasure): Generator<void> {
  const tables = [...element.querySelectorAll<HTMLTableElement>('.lz-table')];
  yield* continueGroups(tables.map((table) => pagedTable(table, measure)));
}

/**
 * Does so on a screen that is looked at, where nothing may be taken out of the layout meanwhile: what is below would be
 * scrolled away. Only for tables of few rows.
 */
export function continueShownGroups(element: HTMLElement, measure: PageMeasure): void {
  const tables = [...element.querySelectorAll<HTMLTableElement>('.lz-table')];
  const keep = { setTableShown: stay, setShown: stay, setFiller: stay };
  for (const _ of continueGroups(tables.map((table) => ({ ...pagedTable(table, measure), ...keep }))));
}

const stay = (): void => undefined;

/** Takes the repeated headings and the sums at page ends away, and makes divided groups whole again. */
export function joinShownGroups(element: HTMLElement): void {
  for (const line of element.querySelectorAll(`.${CONTINUED_CLASS},.${PAGE_END_CLASS},.${PAGE_START_CLASS}`))
    line.remove();
  for (const body of element.querySelectorAll(`.${DIVIDED_CLASS}`))
    body.classList.replace(DIVIDED_CLASS, WHOLE_CLASS);
}

/** What `continueGroups` asks of a table and does to it. */
function pagedTable(table: HTMLTableElement, measure: PageMeasure): PagedTable<HTMLTableRowElement> {
  const filler = document.createElement('tbody');
  const row = filler.insertRow();
  row.style.breakAfter = 'column';
  row.insertCell().colSpan = table.querySelectorAll('col').length;
  const lines = [...table.querySelectorAll<HTMLTableRowElement>(':scope>tbody>tr')];
  return {
    lines,
    grouped: table.querySelector('.lz-grupo') !== null,
    repeats: !table.classList.contains('lz-head-once') && table.querySelector('.lz-grupo') !== null,
    hasNeighbors: table.closest('.lz-row') !== null,
    hasPageSums: table.classList.contains(PAGE_SUMS_CLASS),
    placeSum: (after, sum) => {
      const row = sum ?? copyOf(table, PAGE_SUM_CLASS);
      if (row !== undefined) lines[after]?.after(row);
      return row;
    },
    placeCarried: (before) => {
      const row = copyOf(table, CARRIED_CLASS);
      if (row === undefined) return [];
      before.before(row);
      return [row];
    },
    classOf: (line) => line.className,
    ...measure,
    setWhole: (line, whole) => {
      const body = line.parentElement;
      if (body?.firstElementChild !== line) return false;
      return whole
        ? body.classList.replace(DIVIDED_CLASS, WHOLE_CLASS)
        : body.classList.replace(WHOLE_CLASS, DIVIDED_CLASS);
    },
    repeat: (heading, before) => {
      const copy = document.createElement('tr');
      copy.className = heading.className;
      copy.innerHTML = heading.innerHTML;
      copy.classList.remove('lz-together', GROUP_PAGE_CLASS, RUN_START_CLASS);
      if (!copy.classList.contains(CONTINUED_CLASS)) copy.cells[0]?.append(CONTINUED);
      copy.classList.add(CONTINUED_CLASS);
      before.before(copy);
      return copy;
    },
    setTableShown: (shown) => {
      setDisplayed(table, shown);
    },
    setShown: (lines, shown) => {
      for (const line of lines) setDisplayed(line, shown);
    },
    setFiller: (shown) => {
      if (!shown) filler.remove();
      else if (!filler.isConnected) table.tBodies[0]?.before(filler);
    },
  };
}

/** A row with the sums of a page, as the table's template has it. */
function copyOf(table: HTMLTableElement, kind: string): HTMLTableRowElement | undefined {
  const template = table.querySelector<HTMLTemplateElement>(':scope>template');
  const row = template?.content.querySelector<HTMLTableRowElement>(`.${kind}`);
  return row === null || row === undefined ? undefined : document.importNode(row, true);
}

/**
 * Fills in the sums of pages, once the pages of a drawing are known.
 * @returns whether there are any.
 */
export function fillPageSums(element: HTMLElement): boolean {
  const tables = element.querySelectorAll(`.${PAGE_SUMS_CLASS}`);
  for (const table of tables) {
    const rows = [...table.querySelectorAll<HTMLTableRowElement>(':scope>tbody>tr')];
    const sums = rows
      .map((row) => [...row.querySelectorAll<HTMLElement>('[data-sum]')])
      .filter((figures) => figures.length > 0);
    const texts = pageSumTexts({
      formats: sums[0]?.map(({ dataset }) => dataset.sum ?? '') ?? [],
      rows: rows.map((row) => `${row.className} :${row.dataset.sums ?? ''}`),
    });
    for (const [at, figures] of sums.entries())
      for (const [column, figure] of figures.entries()) figure.textContent = texts[at]?.[column] ?? '';
  }
  return tables.length > 0;
}

/** The drawing's reset would undo the attribute `hidden`. */
function setDisplayed(element: HTMLElement, shown: boolean): void {
  if (shown) element.style.removeProperty('display');
  else element.style.display = 'none';
}
