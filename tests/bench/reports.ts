/**
 * What the portal promises of its reports: `npm run bench -- reports`, with `--quick` on a tenth of the rows, with the
 * name of a part only that part.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal } from '../portal/start-portal.ts';
import { type PortalAndDatabase, startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { type Figure, printFigures } from './figures.ts';
import { audit } from './reports/audit.ts';
import { changes } from './reports/changes.ts';
import { click } from './reports/click.ts';
import { jobs } from './reports/jobs.ts';
import { list } from './reports/list.ts';
import { parts } from './reports/parts.ts';
import { totals } from './reports/totals.ts';

type Part = (running: PortalAndDatabase, options: { quick: boolean }) => Promise<Figure[]>;

/** `list` last: the reports that it makes are read back beside whatever follows. */
const PARTS: Record<string, Part> = { changes, audit, click, jobs, parts, totals, list };

export async function reports(flags: string[]): Promise<boolean> {
  const quick = flags.includes('--quick');
  const requested = flags.filter((flag) => flag in PARTS);
  const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-reports-'));
  const figures: Figure[] = [];
  try {
    // The first start makes the database and the demonstration data.
    await (await startPortal({ LIENZO_DATA: data })).stop();
    const running = await startPortalAndDatabase(data);
    try {
      for (const [name, part] of Object.entries(PARTS)) {
        if (requested.length > 0 && !requested.includes(name)) continue;
        const own = await part(running, { quick });
        printFigures(own);
        figures.push(...own);
      }
    } finally {
      await running.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  console.log('');
  return printFigures(figures);
}
