import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import {
  CONTINUE_GROUPS_SOURCE,
  CONTINUED,
  CONTINUED_CLASS,
  DIVIDED_CLASS,
  WHOLE_CLASS,
} from '@lienzo/templates/drawing/continue-groups';
import {
  CARRIED_CLASS,
  GROUP_PAGE_CLASS,
  PAGE_SUM_CLASS,
  PAGE_SUMS_CLASS,
  RUN_START_CLASS,
} from '@lienzo/templates/drawing/page-sums';
import type { PrintPage } from '../../../browser/print-page.ts';

/** The class of a page group while its pages are laid out as columns. */
const COLUMNS = 'lz-columns';

const PIXELS_PER_POINT = 96 / 72;

/** CSS for page groups whose pages are looked for (`continueOnPages`): as columns, which break like pages. */
export function columnsCss({ orientation, page }: ReportDocument): string {
  const { top, right, bottom, left } = page.margins;
  const { width, height } = pageSize(orientation, page.papel);
  return `@media screen{.lz-paper .${COLUMNS}{width:${width - left - right}pt;height:${height - top - bottom}pt;columns:1;column-gap:0;column-fill:auto}.lz-paper .${COLUMNS} thead{break-inside:avoid}}`;
}

/** Repeats headings in the tables of an element that is laid out in columns of the width of a page. */
const CONTINUE = `((group) => {
  const continueGroups = ${CONTINUE_GROUPS_SOURCE};
  const [paper] = group.getClientRects();
  const pageAt = (x) => Math.floor((x - paper.left) / paper.width);
  const pagedTable = (table) => {
    const filler = document.createElement('tbody');
    const row = filler.insertRow();
    row.style.breakAfter = 'column';
    row.insertCell().colSpan = table.querySelectorAll('col').length;
    const lines = [...table.querySelectorAll(':scope>tbody>tr')];
    const templates = table.querySelector(':scope>template')?.content;
    const copyOf = (kind) => templates?.querySelector('.' + kind)?.cloneNode(true);
    return {
      lines,
      grouped: table.querySelector('.lz-grupo') !== null,
      repeats: !table.classList.contains('lz-head-once') && table.querySelector('.lz-grupo') !== null,
      hasNeighbors: table.closest('.lz-row') !== null,
      classOf: (line) => line.className,
      hasPageSums: table.classList.contains('${PAGE_SUMS_CLASS}'),
      placeSum: (after, sum) => {
        const row = sum ?? copyOf('${PAGE_SUM_CLASS}');
        if (row !== undefined) lines[after].after(row);
        return row;
      },
      placeCarried: (before) => {
        const row = copyOf('${CARRIED_CLASS}');
        if (row === undefined) return [];
        before.before(row);
        return [row];
      },
      pagesOf: (line) => {
        const { left, right } = line.getBoundingClientRect();
        return [pageAt(left + 1), pageAt(right - 1)];
      },
      topOf: (line) => (line.getClientRects()[0].top - paper.top) / paper.height,
      setWhole: (line, whole) => {
        const body = line.parentElement;
        if (body.firstElementChild !== line) return false;
        return whole
          ? body.classList.replace('${DIVIDED_CLASS}', '${WHOLE_CLASS}')
          : body.classList.replace('${WHOLE_CLASS}', '${DIVIDED_CLASS}');
      },
      repeat: (heading, before) => {
        const copy = heading.cloneNode(true);
        copy.hidden = false;
        copy.classList.remove('lz-together', '${GROUP_PAGE_CLASS}', '${RUN_START_CLASS}');
        if (!copy.classList.contains('${CONTINUED_CLASS}')) copy.cells[0].append(${JSON.stringify(CONTINUED)});
        copy.classList.add('${CONTINUED_CLASS}');
        before.before(copy);
        return copy;
      },
      setTableShown: (shown) => {
        table.hidden = !shown;
      },
      setShown: (lines, shown) => {
        for (const line of lines) line.hidden = !shown;
      },
      setFiller: (shown) => {
        if (!shown) filler.remove();
        else if (!filler.isConnected) table.tBodies[0].before(filler);
      },
    };
  };
  for (const page of continueGroups([...group.querySelectorAll('.lz-table')].map(pagedTable)));
})`;

/** Calls a function while a page group is laid out in columns. @returns undefined for a group that is one page. */
export const IN_COLUMNS = `((group, work) => {
  const bodyHeight = parseFloat(getComputedStyle(group).getPropertyValue('--lz-body-height')) * ${PIXELS_PER_POINT};
  const isLow = group.getBoundingClientRect().height <= bodyHeight;
  if (isLow && group.querySelector('.${GROUP_PAGE_CLASS}') === null) return undefined;
  group.classList.add('${COLUMNS}');
  try {
    return work();
  } finally {
    group.classList.remove('${COLUMNS}');
  }
})`;

/** For a part of a long table, which is laid out in columns. */
export async function continueInPart(page: Pick<PrintPage, 'evaluate'>): Promise<void> {
  await page.evaluate(`${CONTINUE}(document.querySelector('.lz-group'))`);
}

/**
 * Repeats the headings of groups of rows at the top of the pages that begin inside of them, and puts the sums of pages at
 * their ends, in whole page groups. Those that fit a page are left alone. @param html the part of the report in the loaded document.
 */
export async function continueOnPages(page: Pick<PrintPage, 'evaluate'>, html: string): Promise<void> {
  if (!html.includes('<tr class="lz-grupo ') && !html.includes(PAGE_SUMS_CLASS)) return;
  await page.evaluate(`(() => {
  for (const group of document.querySelectorAll('.lz-group:has(.lz-grupo,.${PAGE_SUMS_CLASS})'))
    ${IN_COLUMNS}(group, () => ${CONTINUE}(group));
})()`);
}
