import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('answers what comes at any moment, also while a run is ending', async () => {
  for (let late = 0; late < 12; late += 1) {
    let asked = 0;
    let answered = 0;
    const ask = coalesce(
      async () => {
        answered = asked;
      },
      (error) => {
        throw error;
      },
    );
    asked = 1;
    ask();
    for (let turn = 0; turn < late; turn += 1) await Promise.resolve();
    asked = 2;
    ask();
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered, `asked again after ${late} turns`).toBe(2);
  }
});

it('runs one at a time, and once for many requests', async () => {
  let running = 0;
  let runs = 0;
  const ask = coalesce(
    async () => {
      running += 1;
      runs += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    },
    (error) => {
      throw error;
    },
  );
  for (let count = 0; count < 10; count += 1) ask();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(2);
});

it('tells what fails, and runs again when asked', async () => {
  const failures: unknown[] = [];
  let fails = true;
  let done = 0;
  const ask = coalesce(
    async () => {
      if (fails) throw new Error('no');
      done += 1;
    },
    (error) => failures.push(error),
  );
  ask();
  await new Promise((resolve) => setImmediate(resolve));
  fails = false;
  ask();
  await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toHaveLength(1);
  expect(done).toBe(1);
});
