import { LEAST_MODULE, UNITS_PER_MODULE } from '@lienzo/templates/drawing/code-size';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';
import type { PrintNotes } from '../../../notes/print-notes.ts';

/** Tolerance in CSS pixels, for borders and rounding. */
const TOLERANCE = 1.5;

const measured = z.object({ labels: z.number(), codes: z.number() });

/**
 * Labels that clip their content, and codes that no scanner reads: explained in their place, clipped by their label, or
 * with modules that are too small.
 */
const EXPRESSION = `(() => {
  const labels = new Set();
  let codes = document.querySelectorAll('.lz-code-problem').length;
  for (const cell of document.querySelectorAll('.lz-label .lz-cell')) {
    const label = cell.closest('.lz-label');
    const { bottom } = label.getBoundingClientRect();
    const inside = bottom - parseFloat(getComputedStyle(label).paddingBottom);
    if (cell.getBoundingClientRect().bottom > inside + ${TOLERANCE}) labels.add(label);
  }
  for (const svg of document.querySelectorAll('.lz-code svg')) {
    const box = svg.getBoundingClientRect();
    const isQr = svg.closest('.lz-code').dataset.kind === 'qr';
    const modules = svg.viewBox.baseVal.width / (isQr ? ${UNITS_PER_MODULE.qr} : ${UNITS_PER_MODULE.code128});
    const module = ((isQr ? Math.min(box.width, box.height) : box.width) * 0.75) / modules;
    const label = svg.closest('.lz-label');
    const isCut = label !== null && box.bottom > label.getBoundingClientRect().bottom + ${TOLERANCE};
    if (isCut || module < (isQr ? ${LEAST_MODULE.qr} : ${LEAST_MODULE.code128}) - 0.01) codes += 1;
  }
  return { labels: labels.size, codes };
})()`;

/** Notes what of a loaded document is cut or cannot be scanned. Only documents with labels or codes are measured. */
export async function noteOverflows(
  page: Pick<PrintPage, 'evaluate'>,
  html: string,
  notes: PrintNotes,
): Promise<void> {
  if (!/class="lz-(?:label|code)[" -]/.test(html)) return;
  const { labels, codes } = measured.parse(await page.evaluate(EXPRESSION));
  notes.add('label_clipped', labels);
  notes.add('code_unreadable', codes);
}
