/** What becomes of files, parts and schedules when the whole portal is killed in the middle of them, again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { CLIENT, ORGANIZATION } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../../directory/testing/test-directory.ts';
import { filterOn, tabla } from '../../reports/testing/test-reports.ts';
import { PRINTED, type PrinterMoment } from './start-hanging-printer.ts';
import { type KillablePortal, startKillablePortal } from './start-killable-portal.ts';

/** Bytes of the record at the end of an archive. */
const END_OF_ARCHIVE = 22;
/** Milliseconds after which a moment that does not come is not waited for any more. */
const TIMEOUT_MS = 10_000;

let killable: KillablePortal;

async function openKillable(): Promise<void> {
  killable = await startKillablePortal();
  await inside(async (trx) => {
    const idOf = async (table: 'paysheets' | 'registers') =>
      (await trx.selectFrom(table).select('id').where('client_id', '=', CLIENT).executeTakeFirstOrThrow()).id;
    const [paysheet, register] = [await idOf('paysheets'), await idOf('registers')];
    const people = { organization: ORGANIZATION, client: CLIENT, paysheet, register };
    await insertEmployees(trx, { ...people, from: 13, to: 512 });
  });
}

const inside = <T>(work: Parameters<typeof inOrganization<T>>[1]): Promise<T> =>
  inOrganization(killable.at.portal, work);
const countOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await inside((trx) => query.execute(trx))).rows[0]?.n ?? -1;
const filesCalled = (start: string): Promise<number> =>
  countOf(sql`
    select count(*)::int as n from file_system
    where parent_id = ${TEMPLATES.id} and name like ${`${start}%`} and deleted_at is null
  `);

/** Work that is asked for before or after the process starts, and the moment at which that is killed. */
type Work = { before?(): Promise<void>; after?(): Promise<Response>; moment(): Promise<unknown> };
const MOMENTS: readonly PrinterMoment[] = ['asked', 'halfway', 'answered'];
const nameOf = (round: number): string => `Muerte ${String(round).padStart(2, '0')}`;

function workOf(round: number): Work {
  const name = nameOf(round);
  const turn = Math.floor(round / 6);
  const printing = (call = 1) => killable.printer.hangAt(MOMENTS[turn % 3] ?? 'asked', call);
  switch (round % 6) {
    case 0:
      return { after: () => inParts(name, ''), moment: () => printing((turn % 3) + 1) };
    case 1:
      return { after: () => largeFile(name), moment: () => printing() };
    case 2:
      return { before: () => dueSchedule(name), moment: () => printing((turn % 2) + 1) };
    case 3:
      return { after: () => inParts(name, 'E001', 'folder'), moment: () => filed(`${name} `, turn * 20 + 1) };
    case 4:
      return { after: () => inParts(name, 'E0002', 'mail'), moment: () => mailed(turn + 1) };
    default:
      return {
        before: () => dueSchedule(name),
        moment: () => (turn % 2 === 0 ? mailed(turn + 1) : filed(name, turn)),
      };
  }
}

async function inParts(
  name: string,
  numbers: string,
  kind: 'zip' | 'folder' | 'mail' = 'zip',
): Promise<Response> {
  const filters = [filterOn('employees.human_id', 'empieza con', numbers)];
  const item = tabla(
    ['employees.human_id', 'employees.name', 'employees.sbc'],
    numbers === '' ? {} : { filters },
  );
  const report_id = await saved(name, [item]);
  const targets = {
    zip: { kind },
    folder: { kind, folder_id: TEMPLATES.id },
    mail: { kind, column: 'employees.email' },
  };
  const order = { column: 'employees.human_id', format: 'pdf', name: `${name} {Número de personal}` };
  return killable.send(endpoints.split_report, { body: { report_id, ...order, target: targets[kind] } });
}

/** Too large to be made within the call. */
async function largeFile(name: string): Promise<Response> {
  const item = () => tabla(['employees.name', 'clients.name', 'employees.rfc', 'employees.curp']);
  const report_id = await saved(name, Array.from({ length: 8 }, item));
  return killable.send(endpoints.create_render, { body: { report_id, format: 'pdf' } });
}

async function dueSchedule(name: string): Promise<void> {
  const { at } = killable;
  const { id } = await at.schedule({
    report_id: await saved(name, [tabla(['employees.name'])]),
    name,
    formats: ['pdf', 'xlsx'],
    folder_id: TEMPLATES.id,
    mails: [`uno-${name.slice(-2)}@pruebas.test`, `dos-${name.slice(-2)}@pruebas.test`],
  });
  await at.makeDue(id);
}

/** Not so new that its proof would be printed as well. */
async function saved(name: string, items: ReturnType<typeof tabla>[]): Promise<number> {
  const layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
  const id = await killable.at.report(name, undefined, { layouts });
  await inside((trx) =>
    sql`update reports set updated_at = updated_at - interval '2 days' where id = ${id}`.execute(trx),
  );
  return id;
}

/** So many files of a name are in the folder. */
async function filed(start: string, count: number): Promise<void> {
  while ((await filesCalled(start)) < count) await pause(5);
}

/** So many mails have arrived from now on; the last of them is not acknowledged. */
async function mailed(count: number): Promise<void> {
  const { smtp } = killable.at;
  const before = smtp.all().length;
  smtp.acknowledge(count - 1);
  while (smtp.all().length < before + count) await pause(5);
}

const inTime = (moment: Promise<unknown>): Promise<boolean> =>
  Promise.race([moment.then(() => true), pause(TIMEOUT_MS, false, { ref: false })]);

/**
 * Kills the portal in the middle of files, parts and schedules, six kinds of work in turn, and expects exactly what was
 * asked for.
 */
export function testKilledPortal(kills: number): void {
  beforeAll(openKillable);
  afterAll(() => killable?.close());

  it(
    `ends with exactly what was asked for, though the portal is killed ${kills} times in the middle`,
    {
      timeout: 600_000,
    },
    () => killAndExpect(kills),
  );
}

async function killAndExpect(kills: number): Promise<void> {
  const { at, printer } = killable;
  const acknowledged = new Set<string>();
  let inTheMiddle = 0;
  for (let round = 0; round < kills; round += 1) {
    const { before, after, moment } = workOf(round);
    await before?.();
    const reached = moment();
    await killable.start();
    const answer = after?.().then(
      ({ ok }) => ok && acknowledged.add(nameOf(round)),
      () => undefined,
    );
    if (await inTime(reached)) inTheMiddle += 1;
    await killable.kill();
    await answer;
    printer.answerAll();
    at.smtp.acknowledge(Number.POSITIVE_INFINITY);
  }
  expect(inTheMiddle).toBeGreaterThanOrEqual(kills - 3);
  await killable.start();
  await drained();
  const kept = await keptNames();
  for (let round = 0; round < kills; round += 1)
    if (isSchedule(round) || kept.has(nameOf(round))) await expectExact(round);
    // What an earlier round had left was at the moment first, and the portal died before it kept the request.
    else expect(acknowledged).not.toContain(nameOf(round));
  expect(kept.size).toBeGreaterThan(kills / 2);
  const requests = await countOf(sql`select count(*)::int as n from report_renders where state <> 'done'`);
  expect(requests).toBe(0);
  const folders = [...kept].filter((name) => Number(name.slice(-2)) % 6 === 3);
  expect(await filesCalled('Manifiesto')).toBe(folders.length);
  // A mail that was on its way at a kill is sent again under the same name, by which mailboxes tell it.
  const mails = at.smtp.all().length;
  expect(mails - new Set(at.smtp.all().map(({ mail }) => mail.messageId)).size).toBeLessThanOrEqual(kills);
}

/** A schedule is kept before the portal starts. */
const isSchedule = (round: number): boolean => round % 6 === 2 || round % 6 === 5;

/** The names of the rounds whose request, or run of a schedule, is there. */
async function keptNames(): Promise<Set<string>> {
  const { rows } = await inside((trx) =>
    sql<{ name: string }>`select distinct name from report_renders where name like 'Muerte %'`.execute(trx),
  );
  return new Set(rows.map(({ name }) => name));
}

/** What a round asked for is there, whole and once. */
function expectExact(round: number): Promise<void> {
  switch (round % 6) {
    case 0:
      return expectArchive(nameOf(round));
    case 1:
      return expectFile(nameOf(round));
    case 3:
      return expectFolder(nameOf(round));
    case 4:
      return expectMails(nameOf(round));
    default:
      return expectDelivered(nameOf(round));
  }
}

async function expectArchive(name: string): Promise<void> {
  const bytes = await fileOf(name);
  const zip = await JSZip.loadAsync(bytes);
  const { n: people, rows } = await partsOf('');
  const names = Object.keys(zip.files);
  expect(names, name).toHaveLength(people + 1);
  // A name that is there twice is one to who opens the archive.
  expect(bytes.readUInt16LE(bytes.length - END_OF_ARCHIVE + 10), name).toBe(people + 1);
  const lines = linesOf((await zip.file('Manifiesto.csv')?.async('string')) ?? '');
  expect(lines.slice(1, -1).map(([file]) => file)).toEqual(names.slice(0, -1));
  expect(lines.at(-1)?.[2], name).toBe(String(rows));
}

async function expectFile(name: string): Promise<void> {
  const file = (await fileOf(name)).toString('utf8');
  const rows = await countOf(sql`select count(*)::int * 8 as n from employees`);
  expect(file.startsWith(`${PRINTED.head}${rows} `), name).toBe(true);
  expect(file.endsWith(PRINTED.tail), name).toBe(true);
}

async function expectFolder(name: string): Promise<void> {
  const { n } = await partsOf('E001');
  const lines = linesOf((await fileOf(name)).toString('utf8')).slice(1, -1);
  expect(await filesCalled(`${name} `), name).toBe(n);
  expect(await filesCalled(`${name} %(2)`), name).toBe(0);
  expect(lines.map(([, , , , state]) => state)).toEqual(Array.from({ length: n }, () => 'En la carpeta'));
}

async function expectMails(name: string): Promise<void> {
  const { n } = await partsOf('E0002');
  const lines = linesOf((await fileOf(name)).toString('utf8')).slice(1, -1);
  expect(lines.map(([, , , , state]) => state)).toEqual(Array.from({ length: n }, () => 'Enviado'));
  const mails = killable.at.smtp.all().filter(({ mail }) => mail.subject?.includes(name));
  expect(new Set(mails.map(({ to }) => to[0])).size, name).toBe(n);
  expect(new Set(mails.map(({ mail }) => mail.messageId)).size, name).toBe(n);
}

async function expectDelivered(name: string): Promise<void> {
  const { rows } = await inside((trx) =>
    sql<{ state: string; problems: unknown[] }>`
      select runs.state, runs.problems from report_schedule_runs as runs
      join report_schedules as schedules on schedules.id = runs.schedule_id where schedules.name = ${name}
    `.execute(trx),
  );
  expect(rows, name).toEqual([{ state: 'done', problems: [] }]);
  expect(await filesCalled(name), name).toBe(2);
  const mails = killable.at.smtp.all().filter(({ mail }) => mail.subject?.includes(name));
  expect(new Set(mails.map(({ to, mail }) => `${to[0]} ${mail.messageId}`)).size, name).toBe(2);
}

/** The one request of a name, as its person downloads it. */
async function fileOf(name: string): Promise<Buffer> {
  const { rows } = await inside((trx) =>
    sql<{ id: string; state: string }>`select id, state from report_renders where name = ${name}`.execute(
      trx,
    ),
  );
  expect(rows, name).toEqual([{ id: expect.any(String), state: 'done' }]);
  const asked = await killable.send(endpoints.download_ticket, { body: { render_id: rows[0]?.id } });
  const { ticket } = await readAnswer(endpoints.download_ticket, asked);
  const answer = await killable.send(endpoints.download_with_ticket, { query: { ticket } });
  return Buffer.from(await answer.arrayBuffer());
}

/** The files and rows of people whose number begins so. */
async function partsOf(numbers: string): Promise<{ n: number; rows: number }> {
  const { rows } = await inside((trx) =>
    sql<{ n: number; rows: number }>`
      select count(distinct human_id)::int as n, count(*)::int as rows from employees
      where human_id like ${`${numbers}%`}
    `.execute(trx),
  );
  return rows[0] ?? { n: -1, rows: -1 };
}

const linesOf = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

/** Until nothing is left to be made or delivered. */
async function drained(): Promise<void> {
  const open = sql<{ n: number }>`
    select (select count(*) from report_renders where state in ('queued', 'running'))::int +
      (select count(*) from report_schedule_runs where finished_at is null)::int as n
  `;
  const deadline = Date.now() + 90_000;
  while ((await countOf(open)) > 0) {
    if (Date.now() > deadline) throw new Error('not everything came to an end');
    await pause(200);
  }
}
