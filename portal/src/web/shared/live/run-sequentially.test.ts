import { expect, it } from 'vitest';
import { runSequentially } from './run-sequentially';

it('does a key at once, and once more however often it was asked for meanwhile', async () => {
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const ask = runSequentially(
    (key) => {
      begun.push(key);
      return new Promise((resolve) => gates.push(resolve));
    },
    () => Promise.resolve(),
  );
  const first = ask('a');
  await Promise.all([ask('a'), ask('a'), ask('a')]);
  const other = ask('b');
  expect(begun).toEqual(['a', 'b']);
  gates.shift()?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'a']);
  for (const open of gates) open();
  await Promise.all([first, other]);
  const again = ask('a');
  expect(begun).toEqual(['a', 'b', 'a', 'a']);
  gates.at(-1)?.();
  await again;
});
