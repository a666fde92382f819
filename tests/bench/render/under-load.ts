import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { startRenderer } from '../../renderer/start-renderer.ts';
import type { Figure } from '../figures.ts';
import { treeMegabytes } from './tree-memory.ts';

const REQUESTS = 200;

const requestOf = (name: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    report: { ...registroNomina.report, nombre: name },
    rows: registroNomina.rows,
    options: { tenant: name },
  }),
});

/** Two hundred at once against a line of fifty: every answer a file or "come again", and the memory back. */
export async function crowd(): Promise<Figure[]> {
  const renderer = await startRenderer();
  const call = async (): Promise<number> => {
    const response = await fetch(`${renderer.url}/render?format=pdf`, requestOf('Nómina'));
    await response.arrayBuffer();
    return response.status;
  };
  try {
    // The first crowd fills what is kept for good: pages, code, the heap's usual size.
    await Promise.all(Array.from({ length: REQUESTS }, call));
    const before = await treeMegabytes(renderer.pid);
    const statuses = await Promise.all(Array.from({ length: REQUESTS }, call));
    const odd = statuses.filter((status) => status !== 200 && status !== 429).length;
    const served = statuses.filter((status) => status === 200).length;
    console.log(`${served} of ${REQUESTS} answered with a file, ${REQUESTS - served} told to come again`);
    const after = await treeMegabytes(renderer.pid);
    return [
      { name: '200 at once: answers other than 200 and 429', value: odd, limit: 0, unit: 'items' },
      {
        name: '200 at once: files short of the line of 50',
        value: Math.max(0, 50 - served),
        limit: 0,
        unit: 'items',
      },
      {
        name: '200 at once: memory afterwards',
        value: before === 0 ? 0 : after / before,
        limit: 1.2,
        unit: 'x',
      },
    ];
  } finally {
    await renderer.stop();
  }
}
