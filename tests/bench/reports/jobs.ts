/** Large files made at once beside everything else that people do meanwhile. */
import { endpoints } from '@lienzo/schema/endpoints';
import { receiptsReport } from '../../builders/receipts-report.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { type Figure, median } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';

const ADMIN = 'admin@lienzo.test';
const EJECUTIVO = 'ejecutivo@lienzo.test';
const JOBS = 20;
/** Milliseconds that one in twenty of the other calls may be above. */
const LIMIT = 200;
/** Milliseconds between two rounds of other calls, and between two looks at the files. */
const PAUSE = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Each file is another one, or the second would be the first again. */
export async function jobs(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const pages = quick ? 50 : 500;
  const client = await signIn(portal.url, ADMIN);
  const other = await signIn(portal.url, EJECUTIVO);
  const reporte = await receiptsReport(ownerUrl, ADMIN, { nombre: 'Recibos', pages });
  for (let round = 0; round < 10; round += 1) await otherCalls(other);
  const alone: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    alone.push(...(await otherCalls(other)));
    await pause();
  }
  const begun = performance.now();
  const asked = Promise.all(
    Array.from({ length: JOBS }, (_, at) =>
      client.call(endpoints.create_render, {
        body: { reporte: { ...reporte, nombre: `Recibos ${at + 1}` }, format: 'pdf' },
      }),
    ),
  );
  const measured: number[] = [];
  let isOver = false;
  const ended = allMade(client, asked).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    measured.push(...(await otherCalls(other)));
    await pause();
  }
  await ended;
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${JOBS} files of ${pages} pages in ${seconds.toFixed(0)} s, beside ${measured.length} other calls`,
  );
  return [
    {
      name: `Other calls beside ${JOBS} files of ${pages} pages: one in twenty is above`,
      value: percentile(measured, 95),
      limit: LIMIT,
      unit: 'ms',
    },
    { name: '  their middle', value: median(measured), limit: Infinity, unit: 'ms' },
    {
      name: 'The same calls beside nothing of ours: one in twenty is above',
      value: percentile(alone, 95),
      limit: Infinity,
      unit: 'ms',
    },
  ];
}

/** What a person's screens ask for. @returns the milliseconds of each call. */
async function otherCalls(client: PortalClient): Promise<number[]> {
  const measured: number[] = [];
  for (const entry of [endpoints.get_reports, endpoints.has_notificacions, endpoints.clientP]) {
    const begun = performance.now();
    const response = await client.send(entry);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${entry.name} answered ${response.status}`);
    measured.push(performance.now() - begun);
  }
  return measured;
}

/** @throws when one of them is not made. */
async function allMade(client: PortalClient, asked: Promise<{ result: { id: string } }[]>): Promise<void> {
  const open = new Set((await asked).map(({ result }) => result.id));
  while (open.size > 0) {
    await pause();
    const { result } = await client.call(endpoints.get_renders, { query: {} });
    for (const { id, state, problems } of result) {
      if (!open.has(id) || state === 'queued' || state === 'running') continue;
      if (state !== 'done') throw new Error(`${state}: ${JSON.stringify(problems)}`);
      open.delete(id);
    }
  }
}
