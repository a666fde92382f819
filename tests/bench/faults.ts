/**
 * What becomes of work, and of everybody else, when parts are killed, disks are full, lines are bad and documents mean
 * harm: `npm run bench -- faults`, with `--quick` in fewer rounds, with the name of a part only that part.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenUploads } from './faults/broken-uploads.ts';
import { fullDisk } from './faults/full-disk.ts';
import { hangingBucket } from './faults/hanging-bucket.ts';
import { hostileImports } from './faults/hostile-imports.ts';
import { hostilePrints } from './faults/hostile-prints.ts';
import { keptWork } from './faults/kept-work.ts';
import { killedParts } from './faults/killed-parts.ts';
import { rejectedBodies } from './faults/rejected-bodies.ts';
import { starvation } from './faults/starvation.ts';
import { type Figure, printFigures } from './figures.ts';

type Part = (data: string, quick: boolean) => Promise<Figure[]>;

const PARTS: Record<string, Part> = {
  kills: (data, quick) => killedParts(data, quick ? 2 : 5),
  uploads: (data) => brokenUploads(data),
  disk: (data) => fullDisk(data),
  bucket: (data) => hangingBucket(data),
  hostile: (_data, quick) => hostilePrints(quick),
  workbooks: (data, quick) => hostileImports(data, quick),
  bodies: (data, quick) => rejectedBodies(data, quick),
  starvation: (data, quick) => starvation(data, quick),
  kept: () => keptWork(),
};

export async function faults(flags: string[]): Promise<boolean> {
  const quick = flags.includes('--quick');
  const requested = flags.filter((flag) => flag in PARTS);
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-faults-'));
    try {
      const own = await part(data, quick);
      if (own.length > 0) printFigures(own);
      figures.push(...own);
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  }
  console.log('');
  return figures.length > 0 && printFigures(figures);
}
