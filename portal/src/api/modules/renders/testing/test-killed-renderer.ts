/** What becomes of a large file when the rendering service is killed while it makes it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { freePort } from '@lienzo/tests/portal/start-portal';
import { type RunningRenderer, startRenderer } from '@lienzo/tests/renderer/start-renderer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { readPdf } from '../proof/read-pdf.ts';
import { rendererClient } from '../renderer-client.ts';

const TABLES = 6;

let portal: TestPortal;
let token: string;
let renderer: RunningRenderer;
let directory: string;
let environment: Record<string, string>;

async function openPortal(): Promise<void> {
  directory = await mkdtemp(path.join(tmpdir(), 'lienzo-killed-renderer-'));
  environment = { PORT: String(await freePort()), TMPDIR: directory };
  renderer = await startRenderer(environment);
  portal = await startTestPortal(rendererClient(renderer.url));
  ({ token } = await portal.openSession(PEOPLE.Admin));
  await inOrganization(portal, async (trx) => {
    const idOf = async (table: 'paysheets' | 'registers') =>
      (await trx.selectFrom(table).select('id').where('client_id', '=', CLIENT).executeTakeFirstOrThrow()).id;
    const [paysheet, register] = [await idOf('paysheets'), await idOf('registers')];
    const people = { organization: ORGANIZATION, client: CLIENT, paysheet, register };
    await insertEmployees(trx, { ...people, from: 13, to: 512 });
  });
}

async function closePortal(): Promise<void> {
  await portal?.close();
  await renderer?.stop();
  await rm(directory, { recursive: true, force: true });
}

const now = async (id: string): Promise<Render> => {
  const answer = await portal.send(endpoints.get_render, { token, query: { id } });
  return (await readAnswer(endpoints.get_render, answer)).result;
};
const runDueJobs = async (): Promise<void> => {
  await sql`
    update pgboss.job set start_after = now() where name = 'render_report' and state in ('created', 'retry')
  `.execute(portal.owner);
  await portal.runJobs();
};
const fileOf = async (render_id: string): Promise<Uint8Array> => {
  const asked = await portal.send(endpoints.download_ticket, { token, body: { render_id } });
  const { ticket } = await readAnswer(endpoints.download_ticket, asked);
  const scope = `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`;
  return new Uint8Array(await (await portal.fetch(scope)).arrayBuffer());
};
/** The processes of browsers that were started with a profile of this test's. */
async function browsers(): Promise<number> {
  let count = 0;
  // A process may be gone by now.
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(directory)) count += 1;
  return count;
}

/** Resolves once the service prints something. */
async function printing(): Promise<void> {
  const health = async (): Promise<unknown> => (await fetch(`${renderer.url}/health`)).json();
  await expect.poll(health, { interval: 5, timeout: 20_000 }).toMatchObject({ running: 1 });
}

/** Kills the service while it makes a large file, each time a little later, and expects the file whole. */
export function testKilledRenderer(kills: number): void {
  beforeAll(openPortal);
  afterAll(closePortal);

  it(
    `is made whole after the service was killed ${kills} times, and no browser is left`,
    {
      timeout: 300_000,
    },
    () => killAndExpect(kills),
  );
}

async function killAndExpect(kills: number): Promise<void> {
  const item = () => tabla(['employees.human_id', 'employees.name', 'clients.name', 'employees.curp']);
  let interrupted = 0;
  if (process.platform === 'linux') expect(await browsers()).toBeGreaterThan(0);
  for (let round = 0; round < kills; round += 1) {
    const reporte = { ...reportOf(Array.from({ length: TABLES }, item)), nombre: `Sin servicio ${round}` };
    const asked = await portal.send(endpoints.create_render, { token, body: { reporte, format: 'pdf' } });
    const { id } = (await readAnswer(endpoints.create_render, asked)).result;
    const working = runDueJobs();
    await printing();
    // Each time in another part of the work.
    await pause(round * 80);
    await renderer.kill();
    await working;
    if ((await now(id)).state === 'queued') interrupted += 1;
    await expect.poll(browsers, { timeout: 20_000 }).toBe(0);
    renderer = await startRenderer(environment);
    while ((await now(id)).state === 'queued') await runDueJobs();
    expect(await now(id)).toMatchObject({ state: 'done', problems: [] });
    await expectWhole(await fileOf(id));
  }
  expect(interrupted).toBeGreaterThan(kills / 2);
}

/** Every person stands in every table, once. */
async function expectWhole(file: Uint8Array): Promise<void> {
  const terms = (await readPdf(file)).flatMap((page) => page.words.map(({ text }) => text));
  const { rows } = await inOrganization(portal, (trx) =>
    sql<{ human_id: string; n: number }>`
      select human_id, count(*)::int as n from employees group by human_id order by human_id
    `.execute(trx),
  );
  const seen = new Map<string, number>();
  for (const word of terms) if (/^E\d{5}$/.test(word)) seen.set(word, (seen.get(word) ?? 0) + 1);
  const requested = rows.map(({ human_id, n }) => [human_id, n * TABLES]);
  expect([...seen].sort()).toEqual(requested);
}
