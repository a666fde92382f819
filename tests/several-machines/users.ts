/** People who work through nginx while the machines behind it are changed. */
import { createHash, randomBytes } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import type { PortalClient } from '../portal/portal-client.ts';
import { signIn } from '../portal/portal-client.ts';
import { printLetter } from './print-letter.ts';

const ACCOUNTS = ['admin@lienzo.test', 'admin@norte.test'];
/** Milliseconds in which somebody reads what came. */
const PAUSE = 1_000;
/** A user has a file made each so many turns. */
const PRINTS_EVERY = 20;

type User = { mail: string; client: PortalClient; files: StoredFile[] };
export type StoredFile = { id: string; sha256: string };

export type Users = {
  /** Everybody's page has renewed its session, as it does every 15 minutes. */
  renewSessions(): Promise<void>;
  /** What they did since the last look: calls, those that failed, and how. */
  take(): { calls: number; failures: string[] };
  /** Lets everybody finish. @returns how many of the files that were acknowledged are lost or changed. */
  stop(): Promise<{ files: number; lost: number }>;
};

export async function startUsers(url: string, count: number): Promise<Users> {
  const users: User[] = [];
  for (let position = 0; position < count; position += 1) {
    const mail = ACCOUNTS[position % ACCOUNTS.length] ?? '';
    users.push({ mail, client: await signIn(url, mail), files: [] });
  }
  let stopped = false;
  let calls = 0;
  let failures: string[] = [];
  const turns = users.map(async (user, target) => {
    for (let turn = target; !stopped; turn += 1) {
      const [name, step] = stepOf(turn);
      calls += 1;
      await step(user).catch((error: unknown) => failures.push(`${name}: ${textOf(error)}`));
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  });
  return {
    async renewSessions() {
      for (const user of users) user.client = await signIn(url, user.mail);
    },
    take() {
      const taken = { calls, failures };
      calls = 0;
      failures = [];
      return taken;
    },
    async stop() {
      stopped = true;
      await Promise.all(turns);
      let lost = 0;
      for (const { client, files } of users)
        for (const file of files) if ((await sha256Of(client, file.id)) !== file.sha256) lost += 1;
      return { files: users.reduce((sum, { files }) => sum + files.length, 0), lost };
    },
  };
}

type Step = (user: User) => Promise<unknown>;

function stepOf(turn: number): [string, Step] {
  if (turn % PRINTS_EVERY === 0) return ['print', ({ client }) => printLetter(client)];
  const [step] = STEPS.slice(turn % STEPS.length);
  if (step === undefined) throw new Error('no step');
  return step;
}

const STEPS: [string, Step][] = [
  ['home', ({ client }) => client.call(endpoints.home)],
  ['upload', async (user) => void user.files.push(await upload(user.client, 50_000))],
  ['folder', async ({ client }) => browse(client)],
  ['new folder', ({ client }) => newFolder(client)],
  [
    'download',
    async ({ client, files }) => {
      const file = files.at(-1);
      if (file !== undefined && (await sha256Of(client, file.id)) !== file.sha256)
        throw new Error('another content');
    },
  ],
];

/** Sends a file of random bytes. */
export async function upload(client: PortalClient, bytes: number): Promise<StoredFile> {
  const content = randomBytes(bytes);
  const { id } = await client.upload(endpoints.upload_file, {
    query: { folder_id: rootOf(client) },
    file: new File([content], `${randomBytes(8).toString('hex')}.bin`),
  });
  return { id, sha256: createHash('sha256').update(content).digest('hex') };
}

/** @throws when it is not answered with 200. */
export async function sha256Of(client: PortalClient, id: string): Promise<string> {
  const answer = await client.send(endpoints.get_file, { query: { file_id: id } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

async function browse(client: PortalClient): Promise<void> {
  const answer = await client.send(endpoints.browse, { query: { folder_id: rootOf(client) } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
}

const newFolder = (client: PortalClient) =>
  client.call(endpoints.new_folder, {
    body: { folder_parent_id: rootOf(client), folder_name: `Carpeta ${randomBytes(8).toString('hex')}` },
  });

function rootOf({ rootFolderId }: PortalClient): string {
  if (rootFolderId === null) throw new Error('no directory');
  return rootFolderId;
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
