/** A report in parts beside the same report as one file: time, and memory of the portal. */
import { endpoints } from '@lienzo/schema/endpoints';
import { PARTS_PAGE } from '@lienzo/schema/reports/parts-endpoints';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { receiptsReport } from '../../builders/receipts-report.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { peakMegabytes, serverMegabytes, treeProcessorSeconds } from '../render/tree-memory.ts';

const ADMIN = 'admin@lienzo.test';
/** Milliseconds between two looks at a file that is being made. */
const LOOK = 250;
/** Ten minutes of them. */
const MAX_LOOKS = 2400;

/** One page a receipt, in one file, and a file each. */
export async function parts(
  running: PortalAndDatabase,
  { quick, full = 5000 }: { quick: boolean; full?: number },
): Promise<Figure[]> {
  const { ownerUrl } = running;
  const pages = quick ? full / 10 : full;
  let client = await signIn(running.portal.url, ADMIN);
  let whole: Spent = { seconds: 0, processor: 0 };
  let report_id = 0;
  // The first one warms the portal and its browser up, as is done for the parts; the second one counts.
  for (const nombre of [`Antes de los recibos ${pages}`, `Recibos ${pages}`]) {
    const reporte = await receiptsReport(ownerUrl, ADMIN, { nombre, pages });
    report_id = (await client.call(endpoints.create_report, { body: { reporte } })).result.id_report;
    await proved(client, report_id);
    whole = await spent(running, client, () =>
      client.call(endpoints.create_render, { body: { report_id, format: 'pdf' } }),
    );
  }
  const used = await serverMegabytes(running.portal.pid);
  // What reading the first files back has left in memory says nothing of the parts.
  await running.restart();
  client = await signIn(running.portal.url, ADMIN);
  await warmUp(client, ownerUrl);
  const before = await serverMegabytes(running.portal.pid);
  const { result: divided, peak } = await peakMegabytes(
    running.portal.pid,
    () => spent(running, client, () => split(client, report_id)),
    serverMegabytes,
  );
  console.log(
    `${pages} pages: one file ${inWords(whole)}, ${pages} files ${inWords(divided)}; the portal had ${used.toFixed(0)} MB after the proof and the one file, ${before.toFixed(0)} MB anew`,
  );
  const listed = await listTime(client, pages);
  return [
    { name: `a page of the list of ${pages} files`, value: listed, limit: 300, unit: 'ms' },
    {
      name: `${pages} files beside one of ${pages} pages`,
      value: divided.seconds / whole.seconds,
      limit: 1.2,
      unit: 'x',
    },
    { name: 'the same: memory of the portal', value: peak, limit: 400, unit: 'MB' },
  ];
}

/** Milliseconds of the slowest page of the list of the newest request: the first, the last, and of a search. */
async function listTime(client: PortalClient, parts: number): Promise<number> {
  const [newest] = (await client.call(endpoints.get_renders, { query: {} })).result;
  if (newest === undefined) throw new Error('nothing was divided');
  const last = String(Math.ceil(parts / PARTS_PAGE));
  let slowest = 0;
  for (const query of [{}, { page: last }, { search: 'recibo' }]) {
    const begun = performance.now();
    await client.call(endpoints.get_parts, { query: { id: newest.id, ...query } });
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

const split = (client: PortalClient, report_id: number): Promise<{ result: Render }> =>
  client.call(endpoints.split_report, {
    body: {
      report_id,
      column: 'payroll_results.id',
      format: 'pdf',
      name: 'Recibo {Nombre completo}',
      target: { kind: 'zip' },
    },
  });

/** A portal and a browser that have just started have everything still to compile. */
async function warmUp(client: PortalClient, ownerUrl: string): Promise<void> {
  const reporte = await receiptsReport(ownerUrl, ADMIN, { nombre: 'Recibos de antes', pages: 100 });
  const { result } = await client.call(endpoints.create_report, { body: { reporte } });
  for (let run = 0; run < 3; run += 1) await seconds(client, () => split(client, result.id_report));
  // Its files would be read back while the others are made.
  await client.call(endpoints.delete_report, { query: { id_report: String(result.id_report) } });
}

/** Waits until the files of a new report were read back, which would share the processor with what is measured. */
async function proved(client: PortalClient, report: number): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const listed = await client.call(endpoints.get_reports);
    if (listed.some(({ id, proof }) => id === report && proof !== undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  throw new Error('the report was not proved');
}

/** Of the clock, and of the processor by the portal and all below it, which says more while others use the machine. */
type Spent = { seconds: number; processor: number };

const inWords = ({ seconds: clock, processor }: Spent): string =>
  `${clock.toFixed(1)} s (${processor.toFixed(1)} s of processor)`;

async function spent(
  { portal }: PortalAndDatabase,
  client: PortalClient,
  ask: () => Promise<{ result: Render }>,
): Promise<Spent> {
  const before = await treeProcessorSeconds(portal.pid);
  const clock = await seconds(client, ask);
  return { seconds: clock, processor: (await treeProcessorSeconds(portal.pid)) - before };
}

/** From the request to the file. @throws when it is not made. */
async function seconds(client: PortalClient, ask: () => Promise<{ result: Render }>): Promise<number> {
  const begun = performance.now();
  let { result } = await ask();
  while (result.state === 'queued' || result.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    ({ result } = await client.call(endpoints.get_render, { query: { id: result.id } }));
  }
  if (result.state !== 'done') throw new Error(`${result.state}: ${JSON.stringify(result.problems)}`);
  return (performance.now() - begun) / 1000;
}
