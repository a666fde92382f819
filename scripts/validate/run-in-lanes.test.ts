import { expect, test } from 'vitest';
import { runInLanes } from './run-in-lanes.ts';

test('runs every task once, no more than the lanes at a time, and keeps their order', async () => {
  const started: string[] = [];
  const gates = new Map(['slow', 'a', 'b'].map((name) => [name, Promise.withResolvers<void>()]));
  const done = runInLanes([...gates.keys()], 2, async (name) => {
    started.push(name);
    await gates.get(name)?.promise;
    return name.toUpperCase();
  });
  expect(started).toEqual(['slow', 'a']);
  gates.get('a')?.resolve();
  await expect.poll(() => started).toEqual(['slow', 'a', 'b']);
  gates.get('b')?.resolve();
  gates.get('slow')?.resolve();
  expect(await done).toEqual(['SLOW', 'A', 'B']);
});
