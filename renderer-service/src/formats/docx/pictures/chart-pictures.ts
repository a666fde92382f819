import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { pageGroups } from '@lienzo/schema/report/page-group';
import { type Layout, reportItems } from '@lienzo/schema/report/report';
import { leftOutMessages } from '@lienzo/schema/reports/render-note-messages';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import type { CurrentRow } from '@lienzo/templates/drawing/draw-context';
import { chartSize } from '@lienzo/templates/drawing/draw-grafica';
import { emptyChartText } from '@lienzo/templates/drawing/empty-chart';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import type { Printer } from '../../../browser/printer.ts';
import { chartNumbers } from '../../charts/chart-numbers.ts';
import { pdfDocument } from '../../pdf/print/pdf-document.ts';
import type { RenderControl, RenderJob } from '../../render-job.ts';

/** Sharp on paper. */
const PIXELS_PER_CSS_PIXEL = 3;

/**
 * A job with those charts as PNG that Word cannot keep as charts of its own, drawn by the browser exactly as for PDF, and
 * noted.
 */
export async function withChartPictures(
  job: RenderJob,
  browser: Printer,
  { signal, notes }: Pick<RenderControl, 'signal' | 'notes'>,
): Promise<RenderJob> {
  if (!reportItems(job.report).some((item) => item.nombre === 'grafica')) return job;
  const drawn = new Map<string, DrawnChart>();
  for (const chart of chartsOf(job))
    if (!drawn.has(chart.key) && chartNumbers(chart.item, chart.data) === null) drawn.set(chart.key, chart);
  if (drawn.size === 0) return job;
  const items = new Set([...drawn.values()].map(({ item }) => item.uuid));
  notes?.addOfItems(
    [...items].map((field) => ({
      code: 'chart_not_editable',
      message: leftOutMessages.chart_not_editable,
      field,
    })),
  );
  return { ...job, chartPictures: await chartPictures(job, [...drawn.values()], browser, signal) };
}

/** A chart's key in the map: its uuid, and the current row's value for a detail chart. */
export function chartKey(item: GraficaItem, current: CurrentRow | undefined): string {
  if (item.detail_column === undefined || current === undefined) return item.uuid;
  return `${item.uuid} ${String(current.row[item.detail_column] ?? '')}`;
}

/** By `chartKey`, as PNG. */
async function chartPictures(
  job: RenderJob,
  charts: readonly DrawnChart[],
  browser: Printer,
  signal: AbortSignal,
): Promise<Record<string, Uint8Array>> {
  const { figures } = await import('@lienzo/templates/figures/figures');
  const pictures: Record<string, Uint8Array> = {};
  for (const { item, key, data, width } of charts) {
    const size = chartSize(item, width);
    const svg = figures.chart(item, data, size);
    const box = `<div style="width:${size.width}px;height:${size.height}px">${svg}</div>`;
    pictures[key] = await browser.withPage(signal, async (page) => {
      await page.load({ html: pdfDocument(job.report, box) });
      return await page.screenshot(size, PIXELS_PER_CSS_PIXEL);
    });
  }
  return pictures;
}

type DrawnChart = { item: GraficaItem; key: string; data: ChartData; width: number };

/** Each chart on each page that the report prints, with its data there and the body width around it. */
function* chartsOf(job: RenderJob): Generator<DrawnChart> {
  for (const group of pageGroups(job.report.layouts)) {
    const charts = group.flatMap((section) => section.items.filter((item) => item.nombre === 'grafica'));
    const width = groupLabels(group, job.report)?.inner ?? bodyWidth(job.report);
    if (charts.length > 0) for (const drawn of chartsOfGroup(group, charts, job)) yield { ...drawn, width };
  }
}

function* chartsOfGroup(
  group: Layout[],
  charts: GraficaItem[],
  job: RenderJob,
): Generator<Omit<DrawnChart, 'width'>> {
  const context = {
    rowsOf: rowsByUuid(job.rows),
    today: job.today,
    ...(job.charts && { charts: job.charts }),
  };
  for (const current of groupRows(group, context))
    for (const item of charts) {
      const data = chartDataOf(item, { ...context, ...(current && { current }) });
      if (data !== null && emptyChartText(item, data) === null)
        yield { item, key: chartKey(item, current), data };
    }
}
