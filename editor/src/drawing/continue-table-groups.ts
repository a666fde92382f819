import {
  CONTINUED,
  CONTINUED_CLASS,
  continueGroups,
  DIVIDED_CLASS,
  type PagedTable,
  WHOLE_CLASS,
} from '@lienzo/templates/drawing/continue-groups';

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

/** Takes the repeated headings away, and makes divided groups whole again. */
export function joinShownGroups(element: HTMLElement): void {
  for (const line of element.querySelectorAll(`.${CONTINUED_CLASS}`)) line.remove();
  for (const body of element.querySelectorAll(`.${DIVIDED_CLASS}`))
    body.classList.replace(DIVIDED_CLASS, WHOLE_CLASS);
}

/** What `continueGroups` asks of a table and does to it. */
function pagedTable(table: HTMLTableElement, measure: PageMeasure): PagedTable<HTMLTableRowElement> {
  const filler = document.createElement('tbody');
  const row = filler.insertRow();
  row.style.breakAfter = 'column';
  row.insertCell().colSpan = table.querySelectorAll('col').length;
  return {
    lines: [...table.querySelectorAll<HTMLTableRowElement>(':scope>tbody>tr')],
    grouped: table.querySelector('.lz-grupo') !== null,
    repeats: !table.classList.contains('lz-head-once') && table.querySelector('.lz-grupo') !== null,
    hasNeighbors: table.closest('.lz-row') !== null,
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
      copy.classList.remove('lz-together');
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

/** The drawing's reset would undo the attribute `hidden`. */
function setDisplayed(element: HTMLElement, shown: boolean): void {
  if (shown) element.style.removeProperty('display');
  else element.style.display = 'none';
}
