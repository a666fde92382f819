/** Finds content that does not fit in a drawn page group, and marks it in the drawing. */
import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { hasBrokenWord, linesOf } from './broken-words.ts';
import { fitDrawnLabels } from './fit-drawn-labels.ts';

/** A place that does not fit as it is: the item's index in its group, and a message for the author. */
export type ItemOverflow = { item: number; message: string };

/** Tolerance in pixels, for borders and rounding. */
const TOLERANCE = 1.5;

/**
 * Marks every item of a group whose content does not fit with `data-lz-tight`, and makes labels fit, as the print does.
 * @param element holds one drawn group at the body's width, unscaled.
 * @param height of a page's body in pixels.
 * @param scope all content that does not fit, or only that of labels, which is printed otherwise than designed.
 * @returns one entry per item and message.
 */
export function markOverflows(element: HTMLElement, height: number, scope: 'all' | 'labels'): ItemOverflow[] {
  const fitted = fitDrawnLabels(element);
  if (scope === 'labels' && fitted.smaller.length + fitted.own.length === 0) return [];
  const right = element.getBoundingClientRect().right;
  return [...element.querySelectorAll<HTMLElement>('.lz-cell')].flatMap((cell, item) => {
    const messages = new Set<string>();
    const mark: Mark = (where, message) => {
      where.setAttribute('data-lz-tight', '');
      messages.add(message);
    };
    markInLabel(cell, fitted, mark);
    if (scope === 'all') markItem(cell, { height, right }, mark);
    return [...messages].map((message) => ({ item, message }));
  });
}

type Mark = (where: Element, message: string) => void;

function markItem(cell: HTMLElement, { height, right }: { height: number; right: number }, mark: Mark): void {
  if (cell.scrollWidth > cell.clientWidth + TOLERANCE || exceedsRight(cell, right))
    mark(cell, editorPreviewMessages.tight.item);
  markTable(cell, height, mark);
  for (const block of cell.querySelectorAll('.lz-rich :is(p,h1,h2,h3)'))
    if (hasBrokenWord(block)) mark(block, editorPreviewMessages.tight.wordInText);
}

function markInLabel(cell: HTMLElement, fitted: ReturnType<typeof fitDrawnLabels>, mark: Mark): void {
  const { labelSmaller, labelOwnSheet } = editorPreviewMessages.tight;
  if (fitted.smaller.some((label) => isLastOf(label, cell))) mark(cell, labelSmaller);
  if (fitted.own.some((page) => isLastOf(page, cell))) mark(cell, labelOwnSheet);
}

/** What does not fit is told once for a label: at its end. */
const isLastOf = (label: Element, cell: Element): boolean =>
  [...label.querySelectorAll('.lz-cell')].at(-1) === cell;

function markTable(cell: HTMLElement, height: number, mark: Mark): void {
  for (const row of cell.querySelectorAll('tr'))
    if (row.getBoundingClientRect().height > height + TOLERANCE) mark(row, editorPreviewMessages.tight.row);
  for (const one of cell.querySelectorAll<HTMLElement>('td,th')) markCell(one, mark);
}

function markCell(cell: HTMLElement, mark: Mark): void {
  if (cell.scrollWidth > cell.clientWidth + TOLERANCE) mark(cell, editorPreviewMessages.tight.value);
  else if (cell.classList.contains('lz-figures') && cell.tagName === 'TD' && figureLines(cell) > 1)
    mark(cell, editorPreviewMessages.tight.figure);
  else if (hasBrokenWord(cell)) mark(cell, editorPreviewMessages.tight.wordInTable);
}

const exceedsRight = (cell: Element, right: number): boolean =>
  cell.getBoundingClientRect().right > right + TOLERANCE;

/** The number of lines of a cell's figures; the label above a total is no figure. */
function figureLines(cell: HTMLElement): number {
  let lines = 0;
  for (const node of cell.childNodes) {
    if (!(node instanceof Text)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    lines += linesOf(range);
  }
  return lines;
}
