/** A file of one page from the click until its bytes are there, beside what the rendering service takes for it. */

import type { Row } from '@lienzo/schema/data/column';
import { endpoints } from '@lienzo/schema/endpoints';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { onePageReport } from '../../builders/one-page-report.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { startRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';
import { times } from '../times.ts';

const ADMIN = 'admin@lienzo.test';
const RUNS = 60;
/** Runs of one side before it is the other one's turn, so that both share what the machine does meanwhile. */
const TURN = 10;

export async function click(running: PortalAndDatabase, { quick }: { quick: boolean }): Promise<Figure[]> {
  const renderer = await startRenderer();
  try {
    await running.restart({ RENDERER_URL: renderer.url });
    const client = await signIn(running.portal.url, ADMIN);
    const report = onePageReport();
    const rows = await rowsOf(client, report);
    const alone: number[] = [];
    const whole: number[] = [];
    const direct: number[] = [];
    for (let turn = 0; turn < (quick ? 2 : RUNS / TURN); turn += 1) {
      alone.push(...(await times(TURN, (n) => rendered(renderer.url, named(report, `s${turn}-${n}`), rows))));
      whole.push(...(await times(TURN, (n) => clicked(client, named(report, `c${turn}-${n}`)))));
      direct.push(...(await times(TURN, (n) => downloaded(client, named(report, `d${turn}-${n}`)))));
    }
    console.log(
      `medians in ms: the service ${median(alone).toFixed(1)}, request and file ${median(whole).toFixed(1)}, one answer ${median(direct).toFixed(1)}`,
    );
    return [
      {
        name: 'One page from click to file beside the service alone',
        value: median(whole) / median(alone),
        limit: 1.3,
        unit: 'x',
      },
      {
        name: 'the same, streamed in one answer',
        value: median(direct) / median(alone),
        limit: 1.3,
        unit: 'x',
      },
    ];
  } finally {
    await renderer.stop();
    await running.restart();
  }
}

/** Under a name of its own, or the second file would be the first again. */
const named = (report: ReportDocument, name: string): ReportDocument => ({
  ...report,
  nombre: `${report.nombre} ${name}`,
});

async function rowsOf(client: PortalClient, report: ReportDocument): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const item of dataItems(report)) {
    const body = { ...storedQuery(item), limit: 1000 };
    const match = await client.call(endpoints.preview_rows, { body });
    rows[item.uuid] = match.rows;
  }
  return rows;
}

async function rendered(url: string, report: ReportDocument, rows: Record<string, Row[]>): Promise<void> {
  const lines = Object.entries(rows).flatMap(([item, own]) => own.map((row) => ({ item, row })));
  const body = [{ report }, ...lines, { end: true, rows: lines.length }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  const response = await fetch(`${url}/render?format=pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body,
  });
  await bytesOf(response);
}

/** As the screen does: the request, which answers when a small file is made, a ticket, and the file by it. */
async function clicked(client: PortalClient, reporte: ReportDocument): Promise<void> {
  const { result } = await client.call(endpoints.create_render, { body: { reporte, format: 'pdf' } });
  if (result.state !== 'done') throw new Error(`${result.state}: ${JSON.stringify(result.problems)}`);
  const { ticket } = await client.call(endpoints.download_ticket, { body: { render_id: result.id } });
  await bytesOf(await client.send(endpoints.download_with_ticket, { query: { ticket } }));
}

async function downloaded(client: PortalClient, reporte: ReportDocument): Promise<void> {
  await bytesOf(await client.send(endpoints.download_report, { body: { reporte, format: 'pdf' } }));
}

/** @throws when it is no PDF. */
async function bytesOf(response: Response): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`${response.status} ${bytes.subarray(0, 500)}`);
}
