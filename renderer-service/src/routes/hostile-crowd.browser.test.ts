/** Documents that try to end the service, beside ordinary reports of somebody else. */
import { readdir, readFile } from 'node:fs/promises';
import { TENANT_HEADER } from '@lienzo/schema/api/render-contract';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { hostileDocuments } from '@lienzo/tests/bench/faults/hostile-documents';
import { expect, it } from 'vitest';
import { pdfPages } from '../testing/pdf-pages.ts';
import { startService } from '../testing/start-service.ts';

/** Each so-many-th of the documents, several at once. */
const STRIDE = 12;
const SENDERS = 3;
/** Most ordinary reports have to be answered in so many milliseconds, also on a machine that does other things. */
const P95 = 10_000;
/** Megabytes of the service and its browser: two pages of one tenant at their limits, and what they are made of. */
const MOST_MEMORY = 3_072;

const call = (address: string, path: string, tenant: string, body: string): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TENANT_HEADER]: tenant },
    body,
  });

/** Bytes that a process and all below it have to themselves; 0 where the system does not tell. */
async function treeBytes(root: number): Promise<number> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      const memory = await readFile(`/proc/${name}/statm`, 'utf8').catch(() => '');
      const [, resident = 0, shared = 0] = memory.split(' ').map(Number);
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
      return { pid: Number(name), parent, bytes: (resident - shared) * 4_096 };
    }),
  );
  const own = new Set([root]);
  // A child's number is larger than its parent's, but for one that comes after the highest number.
  for (const { pid, parent } of found) if (own.has(parent)) own.add(pid);
  return found.reduce((sum, { pid, bytes }) => sum + (own.has(pid) ? bytes : 0), 0);
}

it('hostile documents leave the service alive, small, and quick for everybody else', async () => {
  const service = await startService();
  const { address, child } = service;
  const hostile = hostileDocuments.filter((_none, index) => index % STRIDE === 0).values();
  let sending = SENDERS;
  const statuses: number[] = [];
  const sender = async (): Promise<void> => {
    for (const { path, body } of hostile) {
      const response = await call(address, path, 'hostil', body);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    sending -= 1;
  };
  const senders = Promise.all(Array.from({ length: SENDERS }, sender));
  const { report, rows } = registroNomina;
  const waits: number[] = [];
  let memory = 0;
  try {
    while (sending > 0) {
      const begun = performance.now();
      const response = await call(address, '/render?format=pdf', 'otro', JSON.stringify({ report, rows }));
      expect(response.status).toBe(200);
      expect((await pdfPages(new Uint8Array(await response.arrayBuffer())))[0]).toContain(
        'Registro de nómina',
      );
      waits.push(performance.now() - begun);
      memory = Math.max(memory, await treeBytes(child.pid ?? 0));
    }
    await senders;
    // Each is printed, refused, or broken off: none fails for a reason that nobody knows.
    expect(statuses.filter((status) => ![200, 400, 413, 422, 503].includes(status))).toEqual([]);
    expect(waits.toSorted((a, b) => a - b).at(Math.ceil(waits.length * 0.95) - 1)).toBeLessThan(P95);
    expect(memory / 2 ** 20).toBeLessThan(MOST_MEMORY);
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok', waiting: 0 });
  } finally {
    child.kill('SIGTERM');
    await service.ended;
  }
}, 600_000);
