import { reportItems } from '@lienzo/schema/report/report';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartSize } from '@lienzo/templates/drawing/draw-grafica';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { figures } from '@lienzo/templates/figures/figures';
import type { BrowserSupervisor } from '../../browser/browser-supervisor.ts';
import { pdfDocument } from '../pdf/pdf-document.ts';
import type { RenderJob } from '../render-job.ts';

/** Pixels of a picture for each CSS pixel: sharp on paper. */
const SCALE = 3;

/** A job with its charts as pictures, which Word needs: the browser draws them as on paper. */
export async function withChartPictures(
  job: RenderJob,
  browser: BrowserSupervisor,
  signal: AbortSignal,
): Promise<RenderJob> {
  const hasCharts = reportItems(job.report).some((item) => item.nombre === 'grafica');
  return hasCharts ? { ...job, chartPictures: await chartPictures(job, browser, signal) } : job;
}

/** By uuid, as PNG. */
async function chartPictures(
  job: RenderJob,
  browser: BrowserSupervisor,
  signal: AbortSignal,
): Promise<Record<string, Uint8Array>> {
  const pictures: Record<string, Uint8Array> = {};
  const context = {
    rowsOf: rowsByUuid(job.rows),
    today: job.today,
    ...(job.charts && { charts: job.charts }),
  };
  for (const item of reportItems(job.report)) {
    if (item.nombre !== 'grafica') continue;
    const data = chartDataOf(item, context);
    if (data === null || data.points.length === 0) continue;
    const size = chartSize(item, bodyWidth(job.report));
    const svg = figures.chart(item, data, size);
    const box = `<div style="width:${size.width}px;height:${size.height}px">${svg}</div>`;
    pictures[item.uuid] = await browser.withPage(signal, async (page) => {
      await page.load({ html: pdfDocument(job.report, box) });
      return await page.picture(size, SCALE);
    });
  }
  return pictures;
}
