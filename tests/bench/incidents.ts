/**
 * What the portal promises of masters and capture: `npm run bench -- incidents`, with `--quick` on a tenth of the people and rows;
 * `people` measures the search of people alone, `masters` the workbook of masters, `layouts` the blank and filled layouts of
 * thousands of rows, `switching` the way from one payroll to another.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal } from '../portal/start-portal.ts';
import { type PortalAndDatabase, startPortalAndDatabase } from '../portal/start-portal-and-database.ts';
import { type Figure, printFigures } from './figures.ts';
import { blankLayouts } from './incidents/blank-layouts.ts';
import { bulkLoad } from './incidents/bulk-load.ts';
import { capture } from './incidents/capture.ts';
import { fillPayroll } from './incidents/fill-payroll.ts';
import { findPeople } from './incidents/find-people.ts';
import { grid } from './incidents/grid.ts';
import { masterBook } from './incidents/master-book.ts';
import { switchPayroll } from './incidents/switch-payroll.ts';
import { untilIdle } from './render/tree-memory.ts';

export async function incidents(flags: string[]): Promise<boolean> {
  const quick = flags.includes('--quick');
  const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-incidents-'));
  let figures: Figure[];
  try {
    // The first start makes the database and the demonstration data.
    await (await startPortal({ LIENZO_DATA: data })).stop();
    const running = await startPortalAndDatabase(data);
    try {
      if (flags.includes('people')) figures = await findPeople(running, { quick });
      else if (flags.includes('masters')) figures = await masterBook(running, { quick });
      else if (flags.includes('layouts')) figures = await layouts(running, quick);
      else if (flags.includes('switching')) figures = await switching(running, quick);
      else figures = await everything(running, quick);
    } finally {
      await running.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  return printFigures(figures);
}

const peopleOf = (quick: boolean): number => (quick ? 200 : 2000);
const PAYSHEET = 'ALC-Q1';

async function layouts(running: PortalAndDatabase, quick: boolean): Promise<Figure[]> {
  // A portal that was just started proves the demonstration's reports, in a worker that takes hundreds of megabytes.
  await untilIdle(running.portal.pid);
  const position = await fillPayroll(running.ownerUrl, { paysheet: PAYSHEET, people: peopleOf(quick) });
  return [
    ...(await blankLayouts(running, position, peopleOf(quick))),
    ...(await bulkLoad(running, position, quick)),
  ];
}

async function switching(running: PortalAndDatabase, quick: boolean): Promise<Figure[]> {
  const position = await fillPayroll(running.ownerUrl, { paysheet: PAYSHEET, people: peopleOf(quick) });
  return await switchPayroll(running, position, peopleOf(quick));
}

async function everything(running: PortalAndDatabase, quick: boolean): Promise<Figure[]> {
  const people = peopleOf(quick);
  // The portal's own memory is still small then.
  const load = await layouts(running, quick);
  const position = await fillPayroll(running.ownerUrl, { paysheet: PAYSHEET, people });
  return [
    ...(await capture(running, position, people)),
    ...load,
    ...(await switchPayroll(running, position, people)),
    ...(await masterBook(running, { quick })),
    ...(await grid(running, { quick })),
    ...(await findPeople(running, { quick })),
  ];
}
