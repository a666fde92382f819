/** Where the pages of a sheet end on the canvas: between lines and rows, never through them. */

/** A row, line or picture that a page end does not divide; distances from the top of the sheet's body. */
export type WholeBox = { top: number; bottom: number };

/**
 * The ends of all pages but the last, in pixels from the top of the body.
 * @param boxesAround returns what lies across a height.
 * @param end of the content.
 * @param height of a page's body.
 */
export function pageEnds(
  boxesAround: (top: number) => readonly WholeBox[],
  end: number,
  height: number,
): number[] {
  const ends: number[] = [];
  for (let top = 0; top + height < end - 0.5; top = ends.at(-1) ?? end)
    ends.push(cutBefore(boxesAround(top + height), top, top + height));
  return ends;
}

/** The last position at or above `limit` where nothing is divided; `limit` itself if there is none. */
function cutBefore(boxes: readonly WholeBox[], top: number, limit: number): number {
  let cut = limit;
  for (let tries = 0; tries <= boxes.length; tries++) {
    const divided = boxes.filter(
      (one) => one.top < cut - 0.5 && one.bottom > cut + 0.5 && one.top > top + 0.5,
    );
    if (divided.length === 0) return cut;
    cut = Math.min(...divided.map((one) => one.top));
  }
  return limit;
}

/** Measures the ends of the pages of a sheet's body. @param height of a page's body in unscaled pixels. */
export function measurePageEnds(body: HTMLElement, height: number): number[] {
  const origin = body.getBoundingClientRect();
  const scale = origin.width / body.offsetWidth || 1;
  const boxOf = ({ top, bottom }: DOMRect): WholeBox => ({
    top: (top - origin.top) / scale,
    bottom: (bottom - origin.top) / scale,
  });
  const sections = [...body.children].map((section) => ({
    section,
    ...boxOf(section.getBoundingClientRect()),
  }));
  const boxesAround = (limit: number): WholeBox[] =>
    sections
      .filter(({ top, bottom }) => top < limit && bottom > limit)
      .flatMap(({ section }) => [
        ...[...section.querySelectorAll(WHOLE)].map((one) => boxOf(one.getBoundingClientRect())),
        ...[...section.querySelectorAll(BLOCKS)].flatMap((block) => linesOf(block).map(boxOf)),
      ]);
  return pageEnds(boxesAround, origin.height / scale, height);
}

const WHOLE = 'tr,tbody.lz-whole,img,.lz-keep,.lz-title,.lz-figure,.lz-indicator,.lz-sums,.lz-code,.lz-hint';
const BLOCKS = '.lz-rich :is(p,h1,h2,h3)';

function linesOf(block: Element): DOMRect[] {
  const range = block.ownerDocument.createRange();
  range.selectNodeContents(block);
  return [...range.getClientRects()];
}
