import {
  CONTINUED,
  CONTINUED_CLASS,
  continueGroups,
  type PagedTable,
} from '@lienzo/templates/drawing/continue-groups';
import { type PageSpan, spanOf } from './lay-out-pages.ts';

/**
 * Repeats the headings of groups of rows at the top of the pages that begin inside of them, as the print does.
 * @param element the drawn group, laid out in columns.
 * @yields after each page, so that it can be spread over time slices.
 */
export function* continueTableGroups(element: HTMLElement): Generator<void> {
  const tables = [...element.querySelectorAll<HTMLTableElement>('.lz-table')];
  yield* continueGroups(tables.map((table) => pagedTable(table, (line) => spanOf(element, line))));
}

/** What `continueGroups` asks of a table and does to it. */
function pagedTable(
  table: HTMLTableElement,
  pagesOf: (line: HTMLTableRowElement) => PageSpan,
): PagedTable<HTMLTableRowElement> {
  const filler = document.createElement('tbody');
  const row = filler.insertRow();
  row.style.breakAfter = 'column';
  row.insertCell().colSpan = table.querySelectorAll('col').length;
  return {
    lines: [...table.querySelectorAll<HTMLTableRowElement>(':scope>tbody>tr')],
    repeats: !table.classList.contains('lz-head-once') && table.querySelector('.lz-grupo') !== null,
    hasNeighbors: table.closest('.lz-row') !== null,
    classOf: (line) => line.className,
    pagesOf,
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
