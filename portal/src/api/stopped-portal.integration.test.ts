/** What becomes of transfers and files when the portal's process is told to stop in the middle of them. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, type ClientRequest, IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { API_PREFIX, API_VERSION, type Endpoint, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { RunningPortal } from '@lienzo/tests/portal/start-portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEMPLATES } from './modules/directory/testing/test-directory.ts';
import { type KillablePortal, startKillablePortal } from './modules/renders/testing/start-killable-portal.ts';
import { reportOf, tabla } from './modules/reports/testing/test-reports.ts';
import { inOrganization } from './testing/in-organization.ts';
import { PEOPLE } from './testing/test-people.ts';

/** For a crowded machine. */
const PATIENT = { timeout: 20_000 };
const SIZE = 12 * 1024 * 1024;
const HEAD = (name: string): Buffer =>
  Buffer.from(
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
const TAIL = Buffer.from('\r\n--b--\r\n');

let killable: KillablePortal;
let token = '';
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  killable = await startKillablePortal();
  token = await killable.at.tokenOf(PEOPLE.Admin);
});
afterAll(async () => {
  agent.destroy();
  await killable?.close();
});

function call(portal: RunningPortal, entry: Endpoint, query: Record<string, string>, headers: object = {}) {
  return request(new URL(`${API_PREFIX}${entry.path}?${new URLSearchParams(query)}`, portal.url), {
    method: entry.method,
    agent,
    headers: {
      'X-Api-Key': WEB_API_KEY,
      'X-Api-Version': API_VERSION,
      Authorization: `Bearer ${token}`,
      ...headers,
    },
  });
}

/** An upload of which the portal has a part. */
async function halfUpload(portal: RunningPortal, name: string, content: Buffer): Promise<ClientRequest> {
  const length = HEAD(name).length + content.length + TAIL.length;
  const sent = call(
    portal,
    endpoints.upload_file,
    { folder_id: TEMPLATES.id },
    { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': length },
  );
  sent.write(HEAD(name));
  sent.write(content.subarray(0, SIZE / 2));
  await expect.poll(spools, PATIENT).toHaveLength(1);
  return sent;
}

async function answerOf(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = await once(sent, 'response');
  if (!(answer instanceof IncomingMessage)) throw new Error('no answer');
  return answer;
}

const store = (): string => path.join(killable.at.portal.directory, 'files');
const spools = (): string[] =>
  readdirSync(path.join(store(), 'incoming'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.part'),
  );
const isRefused = (portal: RunningPortal): Promise<boolean> =>
  fetch(new URL('/health', portal.url)).then(
    () => false,
    () => true,
  );
const named = (name: string) =>
  inOrganization(killable.at.portal, (trx) =>
    trx.selectFrom('file_system').select('id').where('name', '=', name).execute(),
  );
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

it('an upload and a download under way are finished, while new connections are refused', {
  timeout: 60_000,
}, async () => {
  const portal = await killable.startBeside();
  const [stored, late] = [randomBytes(SIZE), randomBytes(SIZE)];
  const first = await halfUpload(portal, 'antes.bin', stored);
  first.end(Buffer.concat([stored.subarray(SIZE / 2), TAIL]));
  const uploaded = await answerOf(first);
  const [{ id = '' } = {}] = await named('antes.bin');
  uploaded.resume();
  const upload = await halfUpload(portal, 'durante.bin', late);
  const asked = call(portal, endpoints.get_file, { file_id: id });
  asked.end();
  const download = await answerOf(asked);
  const stopped = portal.stop();
  await expect.poll(() => isRefused(portal), PATIENT).toBe(true);
  upload.end(Buffer.concat([late.subarray(SIZE / 2), TAIL]));
  const answer = await answerOf(upload);
  expect(answer.statusCode).toBe(200);
  // Its connection takes no further call.
  expect(answer.headers.connection).toBe('close');
  answer.resume();
  const chunks: Buffer[] = [];
  for await (const chunk of download) chunks.push(chunk);
  expect(hashOf(Buffer.concat(chunks))).toBe(hashOf(stored));
  await stopped;
  expect(await named('durante.bin')).toHaveLength(1);
  const sha256 = hashOf(late);
  expect(readdirSync(store(), { recursive: true, encoding: 'utf8' }).join('\n')).toContain(sha256);
});

it('what has not ended at the limit is cut off, and nothing of it is kept', { timeout: 60_000 }, async () => {
  const portal = await killable.startBeside({ LIENZO_SHUTDOWN: '1' });
  const content = randomBytes(SIZE);
  const upload = await halfUpload(portal, 'cortado.bin', content);
  const broken = once(upload, 'error');
  await portal.stop();
  await broken;
  expect(await named('cortado.bin')).toEqual([]);
  expect(spools()).toEqual([]);
});

it('a file that is being made is taken by another portal at once, and is not one attempt older', {
  timeout: 60_000,
}, async () => {
  const { at, printer } = killable;
  const items = Array.from({ length: 150 }, () =>
    tabla(['employees.name', 'clients.name', 'employees.curp']),
  );
  const report_id = await at.report('Al parar', PEOPLE.Admin, { layouts: reportOf(items).layouts });
  const portal = await killable.startBeside();
  const hanging = printer.hangAt('asked', 1);
  const { id } = await at.portal
    .send(endpoints.create_render, { token, body: { report_id, format: 'pdf' } })
    .then(async (answer) => endpoints.create_render.response.parse(await answer.json()).result);
  await hanging;
  const other = await killable.startBeside();
  const begun = await leaseOf(id);
  await portal.stop();
  await expect.poll(() => leaseOf(id), PATIENT).toMatchObject({ state: 'done', attempts: 1 });
  expect(begun).toMatchObject({ state: 'running', attempts: 1 });
  await other.stop();
});

const leaseOf = (id: string) =>
  inOrganization(killable.at.portal, (trx) =>
    trx
      .selectFrom('report_renders')
      .select(['state', 'attempts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
