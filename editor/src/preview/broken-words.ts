/** Where a line break is allowed within a word. */
const PARTS = /[^\s\-‐–—/·|\u200b]+/gu;

/** Whether a word of an element's text is broken over two lines because it is wider than its box. */
export function hasBrokenWord(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    range.selectNodeContents(node);
    if (linesOf(range) < 2) continue;
    for (const part of node.data.matchAll(PARTS)) {
      range.setStart(node, part.index);
      range.setEnd(node, part.index + part[0].length);
      if (linesOf(range) > 1) return true;
    }
  }
  return false;
}

/** The number of lines that a range covers. */
export function linesOf(range: Range): number {
  const tops: number[] = [];
  for (const { top, width } of range.getClientRects())
    if (width > 0 && !tops.some((one) => Math.abs(one - top) < 2)) tops.push(top);
  return tops.length;
}
