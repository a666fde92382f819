import { MIN_MODULE, UNITS_PER_MODULE } from '@lienzo/templates/drawing/code-size';
import {
  FURTHER_SHEET_CLASS,
  fitLabels,
  type LabelSheet,
  MIN_LABEL_TEXT,
} from '@lienzo/templates/drawing/fit-labels';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';

/** Tolerance in pixels, for borders and rounding. */
const TOLERANCE = 1.5;

/**
 * Makes the labels of a drawn group fit, as the print does.
 * @param element holds the group, laid out in one piece.
 * @returns the labels that were set smaller, and the elements that hold what has a page of its own.
 */
export function fitDrawnLabels(element: HTMLElement): { smaller: Element[]; own: Element[] } {
  const own: Element[] = [];
  const smaller: Element[] = [];
  for (const sheet of element.querySelectorAll('.lz-labels'))
    smaller.push(...fitLabels(labelSheet(sheet, own)).smaller);
  return { smaller, own };
}

const labelSheet = (sheet: Element, own: Element[]): LabelSheet<Element> => ({
  labels: [...sheet.children],
  overflows: (label) => label.scrollHeight > label.clientHeight + TOLERANCE,
  leastScale: (label) =>
    Math.max(0, ...letterSizes(label).map((size) => MIN_LABEL_TEXT / size), ...codeScales(label)),
  setScale(label, scale) {
    for (const section of label.querySelectorAll<HTMLElement>(':scope>*'))
      section.style.zoom = scale === 1 ? '' : String(scale);
  },
  takeOut: (label) => own.push(takeOut(label)),
});

/** In points, of everything that says something. */
function letterSizes(label: Element): number[] {
  const sizes: number[] = [];
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement === null || textContent === null || textContent.trim() === '') continue;
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize) / PIXELS_PER_POINT;
    const svg = parentElement.closest('svg');
    sizes.push(
      svg === null ? size : (size * svg.getBoundingClientRect().width) / (svg.viewBox.baseVal.width || 1),
    );
  }
  return sizes;
}

/** The scale at which each code is still read. */
const codeScales = (label: Element): number[] =>
  [...label.querySelectorAll<SVGSVGElement>('.lz-code svg')].map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const kind = svg.closest<HTMLElement>('.lz-code')?.dataset.kind === 'qr' ? 'qr' : 'code128';
    const modules = svg.viewBox.baseVal.width / UNITS_PER_MODULE[kind];
    const module = (kind === 'qr' ? Math.min(width, height) : width) / PIXELS_PER_POINT / modules;
    return MIN_MODULE[kind] / module;
  });

/** @returns the page of its own. */
function takeOut(label: Element): Element {
  const own = document.createElement('div');
  own.className = `lz-group ${FURTHER_SHEET_CLASS}`;
  own.append(...label.children);
  const sheet = label.parentElement;
  const next = sheet?.cloneNode(false);
  if (sheet === null || !(next instanceof HTMLElement)) return own;
  next.classList.add(FURTHER_SHEET_CLASS);
  while (label.nextElementSibling !== null) next.append(label.nextElementSibling);
  label.remove();
  sheet.after(own);
  if (next.childElementCount > 0) own.after(next);
  if (sheet.childElementCount === 0) sheet.remove();
  return own;
}
