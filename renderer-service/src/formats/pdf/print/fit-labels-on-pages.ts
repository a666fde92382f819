import { MIN_MODULE, UNITS_PER_MODULE } from '@lienzo/templates/drawing/code-size';
import { FIT_LABELS_SOURCE, FURTHER_SHEET_CLASS, MIN_LABEL_TEXT } from '@lienzo/templates/drawing/fit-labels';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';
import type { PrintNotes } from '../../../platform/notes/print-notes.ts';

type Page = Pick<PrintPage, 'evaluate'>;

/** Tolerance in CSS pixels, for borders and rounding. */
const TOLERANCE = 1.5;

const OVERFLOWS = `((label) => label.scrollHeight > label.clientHeight + ${TOLERANCE})`;

/** Points of a font size in CSS pixels. */
const POINTS_PER_PIXEL = 0.75;

/** The elements of the labels of a sheet, as `fitLabels` works with them. */
const SHEET = `((sheet) => {
  const letters = (label) => {
    const sizes = [];
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode;
      if (data.trim() === '') continue;
      const size = parseFloat(getComputedStyle(parentElement).fontSize) * ${POINTS_PER_PIXEL};
      const svg = parentElement.closest('svg');
      sizes.push(svg === null ? size : (size * svg.getBoundingClientRect().width) / (svg.viewBox.baseVal.width || 1));
    }
    return sizes;
  };
  const modules = (label) => [...label.querySelectorAll('.lz-code svg')].map((svg) => {
    const box = svg.getBoundingClientRect();
    const isQr = svg.closest('.lz-code').dataset.kind === 'qr';
    const count = svg.viewBox.baseVal.width / (isQr ? ${UNITS_PER_MODULE.qr} : ${UNITS_PER_MODULE.code128});
    const module = ((isQr ? Math.min(box.width, box.height) : box.width) * ${POINTS_PER_PIXEL}) / count;
    return (isQr ? ${MIN_MODULE.qr} : ${MIN_MODULE.code128}) / module;
  });
  return {
    labels: [...sheet.children],
    overflows: ${OVERFLOWS},
    leastScale: (label) => Math.max(0, ...letters(label).map((size) => ${MIN_LABEL_TEXT} / size), ...modules(label)),
    setScale: (label, scale) => {
      for (const section of label.children) section.style.zoom = scale === 1 ? '' : scale;
    },
    takeOut: (label) => {
      const sheet = label.parentElement;
      const own = document.createElement('div');
      own.className = 'lz-group ${FURTHER_SHEET_CLASS}';
      own.append(...label.children);
      const next = sheet.cloneNode(false);
      next.classList.add('${FURTHER_SHEET_CLASS}');
      while (label.nextElementSibling !== null) next.append(label.nextElementSibling);
      label.remove();
      sheet.after(own);
      if (next.childElementCount > 0) own.after(next);
      if (sheet.childElementCount > 0) return;
      if (!sheet.classList.contains('${FURTHER_SHEET_CLASS}')) own.classList.remove('${FURTHER_SHEET_CLASS}');
      sheet.remove();
    },
  };
})`;

const EXPRESSION = `(() => {
  const fitLabels = ${FIT_LABELS_SOURCE};
  const fitted = { smaller: 0, own: 0 };
  for (const sheet of document.querySelectorAll('.lz-labels')) {
    const { smaller, own } = fitLabels(${SHEET}(sheet));
    fitted.smaller += smaller.length;
    fitted.own += own.length;
  }
  return fitted;
})()`;

const hasLabels = (html: string): boolean => html.includes('class="lz-group lz-labels"');

/** Makes the labels of a loaded document fit, and notes which were set otherwise. @param html the part of the report in it. */
export async function fitLabelsOnPages(
  page: Page,
  html: string,
  notes: PrintNotes | undefined,
): Promise<void> {
  if (!hasLabels(html)) return;
  const { smaller, own } = fitted.parse(await page.evaluate(EXPRESSION));
  notes?.add('label_smaller', smaller);
  notes?.add('label_own_sheet', own);
}

const fitted = z.object({ smaller: z.number(), own: z.number() });

/** The places of the labels of a loaded document whose content is higher than they are; from 0. */
export async function overflowingLabels(page: Page): Promise<{ labels: number; overflowing: number[] }> {
  return measured.parse(
    await page.evaluate(`(() => {
  const labels = [...document.querySelectorAll('.lz-label')];
  return {
    labels: labels.length,
    overflowing: labels.flatMap((label, place) => (${OVERFLOWS}(label) ? [place] : [])),
  };
})()`),
  );
}

const measured = z.object({ labels: z.number(), overflowing: z.array(z.number()) });
