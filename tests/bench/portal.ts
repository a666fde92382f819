/**
 * What the portal promises of its directory: `npm run bench -- portal`, with `--quick` on a tenth of the directory, with
 * the name of a part only that part.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, printFigures } from './figures.ts';
import { browsing, crowdOfReaders, firstRows } from './portal/browse.ts';
import { type LargePortal, startLargePortal } from './portal/large-directory.ts';
import { transfer } from './portal/transfer.ts';
import { zip } from './portal/zip.ts';

type Part = (
  large: LargePortal,
  options: { data: string; files: number; quick: boolean },
) => Promise<Figure[]>;

const PARTS: Record<string, Part> = {
  browse: (large, { files }) => browsing(large, files.toLocaleString('en')),
  screen: async (large) => [await firstRows(large)],
  transfer: (large, { data, quick }) => transfer(large, data, quick ? 5 : 15),
  zip: (large, { quick }) => (quick ? zip(large, 1000, 400e6) : zip(large, 5000, 2e9)),
  crowd: (large, { quick }) => crowdOfReaders(large, quick ? 5 : 20),
};

export async function portal(flags: string[]): Promise<boolean> {
  const quick = flags.includes('--quick');
  const files = quick ? 100_000 : 1_000_000;
  const requested = flags.filter((flag) => flag in PARTS);
  const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-portal-'));
  const figures: Figure[] = [];
  try {
    const large = await startLargePortal(data, files);
    try {
      for (const [name, part] of Object.entries(PARTS)) {
        if (requested.length > 0 && !requested.includes(name)) continue;
        const own = await part(large, { data, files, quick });
        printFigures(own);
        figures.push(...own);
      }
    } finally {
      await large.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  console.log('');
  return printFigures(figures);
}
