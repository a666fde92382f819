/** Paginates drawn page groups by measuring where rows, lines and items end. */

/** Maximum number of pages laid out; the printed file has all of them. */
export const MAX_PAGES = 60;

/** A page: the part of a group's HTML from `top` to `bottom`, with the repeated head of a split table, if any. */
export type Page = { html: string; top: number; bottom: number; head: string };

type UnbreakableBox = { top: number; bottom: number; table: HTMLTableElement | null };

/**
 * @param element holds one drawn group at the body's width, unscaled.
 * @param height of a page's body in pixels.
 */
export function layOutGroup(element: HTMLElement, html: string, height: number): Page[] {
  const origin = element.getBoundingClientRect().top;
  const boxes = unbreakableBoxesOf(element, origin);
  const end = element.getBoundingClientRect().height;
  const pages: Page[] = [];
  let top = 0;
  let head = '';
  let headHeight = 0;
  while (top < end - 0.5 && pages.length < MAX_PAGES) {
    // A head that leaves no room for rows must not stop the pagination.
    const limit = top + Math.max(height - headHeight, height / 4);
    const bottom = limit >= end ? end : cutBefore(boxes, top, limit);
    pages.push({ html, top, bottom, head });
    const table = boxes.find((one) => one.table !== null && one.top >= bottom - 0.5)?.table ?? null;
    const repeats = table !== null && startsBefore(table, origin, bottom);
    head = repeats ? headOf(table) : '';
    headHeight = repeats ? (table.tHead?.getBoundingClientRect().height ?? 0) : 0;
    top = bottom;
  }
  return pages;
}

/** The last position at or above `limit` where nothing is split; `limit` itself if there is none. */
function cutBefore(boxes: UnbreakableBox[], top: number, limit: number): number {
  let cut = limit;
  for (let tries = 0; tries < boxes.length; tries++) {
    const split = boxes.filter((one) => one.top < cut - 0.5 && one.bottom > cut + 0.5 && one.top > top + 0.5);
    if (split.length === 0) return cut;
    cut = Math.min(...split.map((one) => one.top));
  }
  return cut;
}

/** Boxes that must not be split: table rows, lines of text, pictures. */
function unbreakableBoxesOf(element: HTMLElement, origin: number): UnbreakableBox[] {
  const boxes: UnbreakableBox[] = [];
  for (const piece of element.querySelectorAll<HTMLElement>(
    'tr,tbody.lz-whole,img,.lz-keep,.lz-title,.lz-figure,.lz-code',
  )) {
    const box = piece.getBoundingClientRect();
    const table =
      piece instanceof HTMLTableRowElement && piece.parentElement?.tagName === 'TBODY'
        ? piece.closest('table')
        : null;
    boxes.push({ top: startOf(piece, box) - origin, bottom: box.bottom - origin, table });
  }
  for (const block of element.querySelectorAll('.lz-rich :is(p,h1,h2,h3)'))
    boxes.push(...linesOf(block, origin));
  return boxes.toSorted((a, b) => a.top - b.top);
}

/** The top of a piece, or of the one before it that it stays with on a page (`break-before`, `break-after`). */
function startOf(piece: HTMLElement, box: DOMRect): number {
  if (!(piece instanceof HTMLTableRowElement)) return box.top;
  const before =
    piece.previousElementSibling ?? piece.parentElement?.previousElementSibling?.lastElementChild;
  const stays =
    piece.matches('tbody>:is(.lz-together,.lz-subtotal,.lz-totals)') || before?.matches('.lz-grupo') === true;
  return stays && before instanceof HTMLTableRowElement && before.parentElement?.tagName === 'TBODY'
    ? before.getBoundingClientRect().top
    : box.top;
}

function linesOf(block: Element, origin: number): UnbreakableBox[] {
  const range = block.ownerDocument.createRange();
  range.selectNodeContents(block);
  const lines: UnbreakableBox[] = [];
  for (const box of range.getClientRects()) {
    const last = lines.at(-1);
    const top = box.top - origin;
    const bottom = box.bottom - origin;
    if (last !== undefined && top < last.bottom - 1) last.bottom = Math.max(last.bottom, bottom);
    else lines.push({ top, bottom, table: null });
  }
  return lines;
}

const startsBefore = (table: HTMLTableElement, origin: number, cut: number): boolean =>
  !table.classList.contains('lz-head-once') &&
  (table.tBodies[0]?.getBoundingClientRect().top ?? 0) - origin < cut - 0.5;

/** The head of a table as a separate table with the same column widths and horizontal position. */
function headOf(table: HTMLTableElement): string {
  const copy = table.cloneNode(true);
  if (!(copy instanceof HTMLTableElement)) return '';
  for (const body of [...copy.tBodies]) body.remove();
  const holder = table.closest<HTMLElement>('.lz-group');
  const box = table.getBoundingClientRect();
  const left = holder === null ? 0 : box.left - holder.getBoundingClientRect().left;
  const size = getComputedStyle(table).fontSize;
  return `<div class="lz-tabla" style="margin-left:${left}px;width:${box.width}px;font-size:${size}">${copy.outerHTML}</div>`;
}
