/**
 * What the portal promises of masters and capture: `npm run bench -- incidents`, with `--quick` on a tenth of the people and rows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal } from '../portal/start-portal.ts';
import { startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { type Figure, printFigures } from './figures.ts';
import { capture } from './incidents/capture.ts';
import { masterBook } from './incidents/master-book.ts';

export async function incidents(flags: string[]): Promise<boolean> {
  const quick = flags.includes('--quick');
  const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-incidents-'));
  let figures: Figure[];
  try {
    // The first start makes the database and the demonstration data.
    await (await startPortal({ LIENZO_DATA: data })).stop();
    const running = await startPortalAndDatabase(data);
    try {
      figures = [...(await capture(running, { quick })), ...(await masterBook(running, { quick }))];
    } finally {
      await running.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  return printFigures(figures);
}
