import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { type RunningPortal, startPortal } from '../../portal/start-portal.ts';
import type { Figure } from '../figures.ts';
import { type Acknowledged, countLost, nothingYet, workUntil } from './acknowledged-work.ts';
import { backendPids, browserPid, databasePid, killHard } from './processes.ts';
import { signInBoth, startTwoOrganizations, type TwoOrganizations } from './two-organizations.ts';
import { neighbourFigures, watchNeighbour } from './watch-neighbour.ts';

/** Milliseconds between two faults, as an unlucky day has them. */
const CALM_MS = 10_000;
const WRITERS = 4;

/** The parts that are killed while people work, in turn; the portal itself comes after them. */
const PARTS = ['one connection', 'the browser', 'the whole database'] as const;

/**
 * Kills a connection, the browser, the whole database, and at last the portal, while one organization writes and
 * prints and another one browses.
 * @param data an empty directory.
 */
export async function killedParts(data: string, rounds: number): Promise<Figure[]> {
  const world = await startTwoOrganizations(data);
  const done = nothingYet();
  let dead = 0;
  let killed = 0;
  let stopped = false;
  const watched = await watchNeighbour(
    () => world.neighbour,
    async () => {
      const writing = Array.from({ length: WRITERS }, () =>
        workUntil(
          () => stopped,
          () => world.admin,
          done,
        ),
      );
      const printing = printUntil(() => stopped, world, done);
      for (let round = 0; round < rounds; round += 1)
        for (const part of PARTS) {
          await pause(CALM_MS);
          if (killHard(await pidOf(part, world.portal, data))) killed += 1;
          else console.log(`nothing to kill: ${part}`);
        }
      await pause(CALM_MS);
      stopped = true;
      await Promise.all([...writing, printing]);
    },
  );
  if (!isAlive(world.portal)) dead += 1;
  const restarts = await killThePortal(data, world, done, rounds);
  const lost = await countLost(world.admin, done);
  await world.portal.stop();
  describe(killed, restarts, done, watched.statuses);
  return [
    { name: 'Parts killed under work: acknowledged and lost', value: lost, limit: 0, unit: 'items' },
    { name: 'the same: portals that ended by it', value: dead, limit: 0, unit: 'items' },
    ...neighbourFigures(watched),
  ];
}

async function pidOf(part: (typeof PARTS)[number], portal: RunningPortal, data: string) {
  switch (part) {
    case 'one connection':
      return (await backendPids(data))[0];
    case 'the browser':
      return browserPid(portal.pid);
    case 'the whole database':
      return databasePid(data);
  }
}

/** Prints one report after another, so that a browser that is killed was at work. */
async function printUntil(
  stopped: () => boolean,
  world: TwoOrganizations,
  done: Acknowledged,
): Promise<void> {
  const [report] = await world.admin.call(endpoints.get_reports, {});
  while (!stopped() && report !== undefined) {
    try {
      const response = await world.admin.send(endpoints.download_report, {
        body: { report_id: report.id, format: 'pdf' },
      });
      const file = Buffer.from(await response.arrayBuffer());
      if (!response.ok) done.refused += 1;
      else if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) done.broken += 1;
    } catch {
      done.broken += 1;
    }
  }
}

/** @returns how often it was killed while people wrote, and started anew on the same data. */
async function killThePortal(
  data: string,
  world: TwoOrganizations,
  done: Acknowledged,
  rounds: number,
): Promise<number> {
  for (let round = 0; round < rounds; round += 1) {
    let stopped = false;
    const writing = Array.from({ length: WRITERS }, () =>
      workUntil(
        () => stopped,
        () => world.admin,
        done,
      ),
    );
    await pause(1000 + round * 300);
    killHard(world.portal.pid);
    stopped = true;
    await Promise.all(writing);
    world.portal = await startPortal({ LIENZO_DATA: data });
    Object.assign(world, await signInBoth(world.portal.url));
  }
  return rounds;
}

function isAlive({ pid }: RunningPortal): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function describe(
  killed: number,
  restarts: number,
  { folders, files, refused, broken }: Acknowledged,
  statuses: Map<number, number>,
): void {
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${killed} parts and ${restarts} portals killed: ${folders.length} folders and ${files.length} files acknowledged, ` +
      `${refused} calls refused, ${broken} broken off; the other organization got ${answers}`,
  );
}
