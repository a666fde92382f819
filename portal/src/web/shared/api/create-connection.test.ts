import { expect, it } from 'vitest';
import { createConnection } from './create-connection';

/** A connection whose server answers by hand, and whose waits end by hand. */
function scene() {
  const waits: { ms: number; end: () => void }[] = [];
  const server = { answers: false };
  const reported: boolean[] = [];
  const probes: boolean[] = [];
  const connection = createConnection({
    async probe() {
      probes.push(server.answers);
      return server.answers;
    },
    wait: (ms) => new Promise((resolve) => waits.push({ ms, end: resolve })),
  });
  connection.subscribe(() => reported.push(connection.isLost()));
  return { connection, waits, server, told: reported, probes };
}

it('looks again and again, later each time, until the server answers', async () => {
  const { connection, waits, server, told } = scene();
  connection.lose();
  connection.lose();
  for (const count of [1, 2, 3, 4, 5]) {
    await expect.poll(() => waits.length).toBe(count);
    waits.at(-1)?.end();
  }
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  server.answers = true;
  waits.at(-1)?.end();
  await connection.back();
  expect(told).toEqual([true, false]);
});

it('is back as soon as any call is answered', async () => {
  const { connection, waits, told, probes } = scene();
  connection.lose();
  const back = connection.back();
  connection.reach();
  await back;
  waits.at(-1)?.end();
  // What follows the wait has its turn.
  await new Promise((resolve) => setTimeout(resolve));
  expect(probes).toEqual([]);
  expect(connection.isLost()).toBe(false);
  expect(told).toEqual([true, false]);
});

it('is checked at once', async () => {
  const { connection, server } = scene();
  expect(await connection.check()).toBe(false);
  expect(connection.isLost()).toBe(true);
  server.answers = true;
  expect(await connection.check()).toBe(true);
});
