import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import { renderDocx } from '../../formats/docx/render-docx.ts';
import { renderPdf } from '../../formats/pdf/render-pdf.ts';
import type { RenderControl, RenderJob } from '../../formats/render-job.ts';
import { renderXlsx } from '../../formats/xlsx/render-xlsx.ts';
import type { RenderInput } from './render-input.ts';

/** The file of an input. */
export function renderFile(
  input: RenderInput,
  format: RenderFormat,
  browser: BrowserSupervisor,
  control: RenderControl,
): Promise<Uint8Array> {
  const job = jobOf(input);
  switch (format) {
    case 'pdf':
      return renderPdf(job, browser, control);
    case 'docx':
      return renderDocx(job, control);
    case 'xlsx':
      return renderXlsx(job, control);
  }
}

function jobOf({ report, rows, options }: RenderInput): RenderJob {
  const now = new Date();
  return {
    report: { ...report, orientation: options.orientation ?? report.orientation },
    rows,
    today: options.today ?? mexicoCityDay(now),
    author: options.author ?? '',
    now,
    assets: options.assets ?? {},
  };
}

/** The day in Mexico City, UTC-6 the whole year. */
const mexicoCityDay = (now: Date): string =>
  new Date(now.getTime() - 6 * 3_600_000).toISOString().slice(0, 10);
