/**
 * `npm run several-machines`: two portals and two rendering services behind nginx, over PostgreSQL of Debian and a
 * bucket. Restarts them, changes their secrets and refuses uploads while people work, and prints what came of it against
 * its limits; ends with 1 when one is missed. Needs `apt-get install postgresql nginx openssl`; `--quick` refuses fewer, and
 * `changes` or `refusals` does that part alone.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, printFigures } from '../bench/figures.ts';
import { signIn } from '../portal/portal-client.ts';
import { type Machines, newSecret, startMachines } from './machines.ts';
import type { Handing } from './nginx.ts';
import { printLetter } from './print-letter.ts';
import { rejectUploads } from './rejected-uploads.ts';
import { sha256Of, startUsers, type Users, upload } from './users.ts';

const USERS = 20;
const ADMIN = 'admin@lienzo.test';
/** What may be run alone, by its name. */
const PARTS = ['changes', 'refusals'];

/** What one portal is given and makes is there for the other. */
async function passOn({ nginx, portalUrls }: Machines): Promise<Figure[]> {
  const client = await signIn(nginx.urls['as in deploy/nginx.conf'], ADMIN);
  const file = await upload(client, 5_000_000);
  let other = 0;
  for (const url of portalUrls()) {
    const there = await signIn(url, ADMIN);
    if ((await sha256Of(there, file.id)) !== file.sha256) other += 1;
  }
  const printed = await printLetter(client);
  return [
    items('an upload of 5 MB, read from each portal: other contents', other),
    items(
      'a report of one page: files that are no PDF',
      printed.subarray(0, 5).toString() === '%PDF-' ? 0 : 1,
    ),
  ];
}

type Watched = { machines: Machines; users: Users };

/** What becomes of everybody's calls while something is done. */
async function watched(
  { machines, users }: Watched,
  name: string,
  work: () => Promise<void>,
): Promise<Figure> {
  users.take();
  machines.takeLog();
  const begun = performance.now();
  await work();
  const { calls, failures } = users.take();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  if (failures.length > 0) {
    const reasons = machines.takeLog().filter((line) => /"level":"?(error|warn|50|40)/.test(line));
    for (const line of [...failures.slice(0, 5), ...reasons.slice(0, 10)])
      console.log(`  ${line.slice(0, 600)}`);
  }
  return items(`${name}: failed calls, of ${calls} of ${USERS} users in ${seconds} s`, failures.length);
}

/** Each step is a restart of one portal after another. */
async function rotations(all: Watched, old: string): Promise<Figure[]> {
  const { machines, users } = all;
  const { database, bucket } = machines;
  const next = newSecret();
  const step = (name: string, changed: () => Promise<Record<string, string>>) =>
    watched(all, name, async () => machines.restartPortals(await changed()));
  const reported = { SESSION_SECRET: old, SESSION_SECRET_PREVIOUS: next };
  const signing = { SESSION_SECRET: next, SESSION_SECRET_PREVIOUS: old };
  const figures = [
    await step('new SESSION_SECRET, accepted', async () => reported),
    await step('new SESSION_SECRET, signing', async () => signing),
  ];
  await users.renewSessions();
  figures.push(
    await step('old SESSION_SECRET, forgotten', async () => ({ ...signing, SESSION_SECRET_PREVIOUS: '' })),
    await step('another password of the database', async () => ({
      DATABASE_URL: await database.changePassword(),
    })),
    await step('another key of the bucket', async () => {
      bucket.accessKeys.add('llave-2');
      return { S3_ACCESS_KEY: 'llave-2', S3_SECRET_KEY: newSecret() };
    }),
  );
  bucket.accessKeys.delete('llave-1');
  figures.push(await watched(all, 'the old key of the bucket, withdrawn', () => pause(3_000)));
  return figures;
}

async function refusals({ nginx }: Machines, count: number): Promise<Figure[]> {
  const url = nginx.urls['as in deploy/nginx.conf'];
  const callers = {
    admin: await signIn(url, ADMIN),
    superAdmin: await signIn(url, 'superadmin@lienzo.test'),
  };
  const ways: [string, string][] = [
    ...Object.entries(nginx.urls).map(([way, at]): [Handing | string, string] => [way, at]),
    ['as in deploy/nginx.conf, by https', nginx.secureUrl],
  ];
  const figures: Figure[] = [];
  for (const [way, at] of ways) {
    const { others, beside } = await rejectUploads(at, callers, count);
    for (const [what, times] of Object.entries(others)) console.log(`  ${way}: ${times} times ${what}`);
    const wrong = Object.values(others).reduce((sum, times) => sum + times, 0);
    figures.push(
      items(`${count} refused uploads, ${way}: other answers`, wrong),
      items(`${way}: failed calls beside them, of ${beside.calls}`, beside.failed),
    );
  }
  return [
    ...figures,
    items('"no live upstreams" in the log of nginx', nginx.countErrors('no live upstreams')),
  ];
}

/** Said at once, because the whole takes minutes, and again at the end. */
function items(name: string, value: number): Figure {
  const figure: Figure = { name, value, limit: 0, unit: 'items' };
  printFigures([figure]);
  return figure;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Everything that an operator changes while people work. */
async function changes(machines: Machines, secret: string): Promise<Figure[]> {
  const users = await startUsers(machines.nginx.urls['as in deploy/nginx.conf'], USERS);
  const all = { machines, users };
  const figures = [
    await watched(all, 'portals restarted one by one', () => machines.restartPortals()),
    await watched(all, 'rendering services restarted one by one', () => machines.restartRenderers()),
    ...(await rotations(all, secret)),
  ];
  const { files, lost } = await users.stop();
  return [...figures, items(`acknowledged files that are lost or changed, of ${files}`, lost)];
}

async function run(directory: string, flags: string[]): Promise<boolean> {
  const secret = newSecret();
  const machines = await startMachines(directory, secret);
  try {
    console.log(`${machines.database.version}, two portals, two rendering services, nginx`);
    const requestedOf = (part: string) => flags.includes(part) || !flags.some((flag) => PARTS.includes(flag));
    const figures = await passOn(machines);
    if (requestedOf('changes')) figures.push(...(await changes(machines, secret)));
    if (requestedOf('refusals'))
      figures.push(...(await refusals(machines, flags.includes('--quick') ? 40 : 200)));
    console.log('');
    return printFigures(figures);
  } finally {
    await machines.stop();
  }
}

const missing = ['/usr/lib/postgresql', '/usr/sbin/nginx', '/usr/bin/openssl'].filter(
  (file) => !existsSync(file),
);
if (missing.length > 0) {
  console.error(`${missing.join(', ')} missing: apt-get install postgresql nginx openssl`);
  process.exitCode = 2;
} else {
  const directory = await mkdtemp(path.join(tmpdir(), 'lienzo-machines-'));
  try {
    process.exitCode = (await run(directory, process.argv.slice(2))) ? 0 : 1;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
