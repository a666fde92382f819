import { expect, it } from 'vitest';
import { ThreadPool } from './thread-pool.ts';

const forever = new AbortController().signal;

/** Answers with its number of messages so far; 'roto' ends it. */
function countingPool(): ThreadPool {
  const source = `import { parentPort } from 'node:worker_threads';
    let count = 0;
    parentPort.on('message', (message) => {
      if (message === 'roto') throw new Error('roto');
      if (message !== 'espera') parentPort.postMessage(count += 1);
    });`;
  return new ThreadPool(new URL(`data:text/javascript,${encodeURIComponent(source)}`), 64);
}
const ask = (pool: ThreadPool, message: string, signal = forever): Promise<unknown> =>
  pool.use(signal, (thread) => thread.request(message));

it('keeps a thread for the next work', async () => {
  const pool = countingPool();
  expect([await ask(pool, 'uno'), await ask(pool, 'dos')]).toEqual([1, 2]);
});

it('gives each of two works at once a thread of its own', async () => {
  const pool = countingPool();
  expect(await Promise.all([ask(pool, 'uno'), ask(pool, 'uno')])).toEqual([1, 1]);
});

it('does not keep a thread whose work failed', async () => {
  const pool = countingPool();
  await ask(pool, 'uno');
  await expect(ask(pool, 'roto')).rejects.toThrow('roto');
  expect(await ask(pool, 'uno')).toBe(1);
});

it('ends a work whose signal aborts with the reason, and its thread', async () => {
  const pool = countingPool();
  const controller = new AbortController();
  const work = ask(pool, 'espera', controller.signal);
  controller.abort(new Error('cancelado'));
  await expect(work).rejects.toThrow('cancelado');
  await expect(ask(pool, 'uno', controller.signal)).rejects.toThrow('cancelado');
  expect(await ask(pool, 'uno')).toBe(1);
});
