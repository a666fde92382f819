import { startRenderer } from '../../renderer/start-renderer.ts';
import type { Figure } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import { tableSample } from '../render/sample-reports.ts';
import { peakMegabytes } from '../render/tree-memory.ts';
import { hostileDocuments } from './hostile-documents.ts';

/** Hostile requests at once, and milliseconds between two honest ones. */
const SENDERS = 4;
const EVERY_MS = 500;
/** A hostile request that is not answered by then is left. */
const MAX_MS = 180_000;

/** A hundred documents that try to end the rendering service, beside honest reports of another organization. */
export async function hostilePrints(quick: boolean): Promise<Figure[]> {
  const renderer = await startRenderer({ LIENZO_RENDER_DEADLINE: '30' });
  const documents = hostileDocuments.filter((_, index) => !quick || index % 5 === 0);
  const honest: number[] = [];
  const statuses = new Map<string, number>();
  let failed = 0;
  let unanswered = 0;
  let running = true;
  const { report, item, rowOf } = tableSample();
  const rows = { [item]: Array.from({ length: 30 }, (_, index) => rowOf(index)) };
  const body = JSON.stringify({ report, rows, options: { tenant: 'vecina', today: '2026-11-22' } });
  const askHonestly = async (): Promise<void> => {
    while (running) {
      const begun = performance.now();
      const response = await fetch(`${renderer.url}/render?format=pdf`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }).catch(() => undefined);
      const file = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
      if (response?.ok === true && file.subarray(0, 5).toString() === '%PDF-')
        honest.push(performance.now() - begun);
      else failed += 1;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  const queue = documents.values();
  const sendHostile = async (): Promise<void> => {
    for (const { path, body } of queue) {
      const response = await fetch(`${renderer.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.timeout(MAX_MS),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (response === undefined) unanswered += 1;
      else statuses.set(String(response.status), (statuses.get(String(response.status)) ?? 0) + 1);
    }
  };
  const { peak } = await peakMegabytes(renderer.pid, async () => {
    const neighbour = askHonestly();
    await Promise.all(Array.from({ length: SENDERS }, sendHostile));
    running = false;
    await neighbour;
  });
  const isAlive = await fetch(`${renderer.url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  await renderer.stop();
  console.log(
    `${documents.length} hostile documents: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ` +
      `${honest.length} honest reports beside them`,
  );
  return [
    { name: 'Hostile documents: unanswered', value: unanswered, limit: 0, unit: 'items' },
    { name: 'the same: services that ended by it', value: isAlive ? 0 : 1, limit: 0, unit: 'items' },
    { name: "the same: another organization's reports not printed", value: failed, limit: 0, unit: 'items' },
    { name: "the same: another organization's p95", value: percentile(honest, 95), limit: 1000, unit: 'ms' },
    { name: 'the same: its longest hold-up', value: Math.max(...honest), limit: Infinity, unit: 'ms' },
    { name: 'the same: memory of the whole tree', value: peak, limit: 3072, unit: 'MB' },
  ];
}
