import { MIN_MODULE, UNITS_PER_MODULE } from '@lienzo/templates/drawing/code-size';
import { z } from 'zod';
import type { PrintPage } from '../../../browser/print-page.ts';
import type { PrintNotes } from '../../../platform/notes/print-notes.ts';

/** Codes that no scanner reads: explained in their place, or with modules that are too small. */
const EXPRESSION = `(() => {
  let codes = document.querySelectorAll('.lz-code-problem').length;
  for (const svg of document.querySelectorAll('.lz-code svg')) {
    const box = svg.getBoundingClientRect();
    const isQr = svg.closest('.lz-code').dataset.kind === 'qr';
    const modules = svg.viewBox.baseVal.width / (isQr ? ${UNITS_PER_MODULE.qr} : ${UNITS_PER_MODULE.code128});
    const module = ((isQr ? Math.min(box.width, box.height) : box.width) * 0.75) / modules;
    if (module < (isQr ? ${MIN_MODULE.qr} : ${MIN_MODULE.code128}) - 0.01) codes += 1;
  }
  return codes;
})()`;

/** Notes which codes of a loaded document cannot be scanned. */
export async function noteUnreadableCodes(
  page: Pick<PrintPage, 'evaluate'>,
  html: string,
  notes: PrintNotes,
): Promise<void> {
  if (!/class="lz-code[" -]/.test(html)) return;
  notes.add('code_unreadable', z.number().parse(await page.evaluate(EXPRESSION)));
}
