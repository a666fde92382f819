/** A hundred small workbooks that mean harm are imported beside an honest one, and another bureau goes on. */

import { hostileWorkbooks } from '@lienzo/portal/api/hostile-workbooks';
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { MASTER_SHEETS } from '@lienzo/templates/layouts/master-sheets';
import type { Figure } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import { peakMegabytes, serverMegabytes, untilIdle } from '../render/tree-memory.ts';
import { type Administrator, startTwoOrganizations } from './two-organizations.ts';
import { watchNeighbour } from './watch-neighbour.ts';

/** Hostile imports at once. */
const SENDERS = 4;
const MAX_MS = 180_000;

export async function hostileImports(data: string, quick: boolean): Promise<Figure[]> {
  const { portal, admin, neighbour } = await startTwoOrganizations(data);
  try {
    // The demonstration's reports are made and proved first.
    await untilIdle(portal.pid);
    const [client] = await admin.call(endpoints.clientP);
    if (client === undefined) throw new Error('the demonstration has no client');
    const honest = await (
      await admin.send(endpoints.export_masters, { query: { user_id: client.id } })
    ).arrayBuffer();
    const load = async (bytes: BlobPart): Promise<number> => {
      const body = new FormData();
      body.set('user_id', client.id);
      body.set('mode', 'revisar');
      body.set('file', new File([bytes], 'Plantilla_maestros.xlsx'));
      const response = await fetch(new URL(`${API_PREFIX}${endpoints.import_masters.path}`, portal.url), {
        method: 'POST',
        headers: headersOf(admin),
        body,
        signal: AbortSignal.timeout(MAX_MS),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const alone = await timed(() => load(honest));
    const { name, fields } = MASTER_SHEETS.employees;
    const form = { sheet: name, headings: fields.map(({ heading }) => heading) };
    const files = hostileWorkbooks(quick ? 16 : 100, form);
    const queue = files.values();
    const statuses = new Map<number, number>();
    let unanswered = 0;
    const send = async (): Promise<void> => {
      for (const { bytes } of queue)
        await load(Uint8Array.from(bytes)).then(
          (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
          () => {
            unanswered += 1;
          },
        );
    };
    const { peak, result } = await peakMegabytes(
      portal.pid,
      () =>
        watchNeighbour(
          () => neighbour,
          async () => {
            await Promise.all(Array.from({ length: SENDERS }, send));
          },
        ),
      serverMegabytes,
    );
    const after = await timed(() => load(honest));
    console.log(
      `${files.length} hostile workbooks: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ` +
        `an honest import ${Math.round(alone)} ms before, ${Math.round(after)} ms after`,
    );
    return [
      { name: 'Hostile workbooks: unanswered', value: unanswered, limit: 0, unit: 'items' },
      {
        name: "the same: another bureau's calls unanswered",
        value: result.unanswered,
        limit: 0,
        unit: 'items',
      },
      {
        name: "the same: another bureau's p95",
        value: percentile(result.answered, 95),
        limit: 200,
        unit: 'ms',
      },
      { name: 'the same: its longest hold-up', value: Math.max(...result.answered), limit: 200, unit: 'ms' },
      { name: 'the same: memory of the portal', value: peak, limit: 1024, unit: 'MB' },
    ];
  } finally {
    await portal.stop();
  }
}

const headersOf = ({ token }: Administrator): Record<string, string> => ({
  'X-Api-Key': WEB_API_KEY,
  'X-Api-Version': API_VERSION,
  Authorization: `Bearer ${token}`,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
