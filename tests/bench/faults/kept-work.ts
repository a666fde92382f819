/** The tests that take minutes of load or kills, or that hold a time against another: the files `*.faults.test.ts`. */
import { spawnSync } from 'node:child_process';
import type { Figure } from '../figures.ts';

export async function keptWork(): Promise<Figure[]> {
  const { status } = spawnSync('vitest', ['run', '--project', 'faults'], { stdio: 'inherit' });
  return [
    { name: 'tests of kills and load: failed runs', value: status === 0 ? 0 : 1, limit: 0, unit: 'items' },
  ];
}
