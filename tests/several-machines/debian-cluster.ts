/** A throw-away cluster of Debian's PostgreSQL, with an owner who is no superuser. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../portal/start-portal.ts';

const VERSIONS = '/usr/lib/postgresql';

export type DebianCluster = {
  /** As the server tells it. */
  version: string;
  ownerUrl: string;
  /** Changes the owner's password. @returns the owner's new URL. */
  changePassword(): Promise<string>;
  stop(): Promise<void>;
};

/** @param directory an empty one, which the system user `postgres` may walk through. */
export async function startDebianCluster(directory: string): Promise<DebianCluster> {
  const programs = path.join(VERSIONS, newestVersion(), 'bin');
  const cluster = path.join(directory, 'cluster');
  const passwordFile = path.join(directory, 'password');
  const superuser = randomBytes(16).toString('hex');
  mkdirSync(cluster);
  writeFileSync(passwordFile, superuser);
  const account = unprivileged();
  if (account !== undefined)
    for (const item of [cluster, passwordFile]) chownSync(item, account.uid, account.gid);
  chmodSync(cluster, 0o700);
  execFileSync(
    path.join(programs, 'initdb'),
    [`--pgdata=${cluster}`, '--username=superuser', `--pwfile=${passwordFile}`, ...INITIAL],
    { cwd: '/', stdio: 'ignore', ...account },
  );
  const port = await freePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', ...SETTINGS],
    { cwd: '/', stdio: 'ignore', ...account },
  );
  const urlOf = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const as = async (url: string, statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  let ownerUrl = urlOf('lienzo_owner', superuser, 'lienzo');
  await answering(server, urlOf('superuser', superuser, 'postgres'));
  await as(urlOf('superuser', superuser, 'postgres'), [
    `create role lienzo_owner login createrole password '${superuser}'`,
    'create database lienzo owner lienzo_owner',
  ]);
  return {
    version: execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    ownerUrl,
    async changePassword() {
      const password = randomBytes(16).toString('hex');
      await as(ownerUrl, [`alter role lienzo_owner password '${password}'`]);
      ownerUrl = urlOf('lienzo_owner', password, 'lienzo');
      return ownerUrl;
    },
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      // The server's fast shutdown.
      server.kill('SIGINT');
      await ended;
    },
  };
}

const SETTINGS = ['-c', 'unix_socket_directories=', '-c', 'max_connections=120'];
const INITIAL = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];

/** @throws when the server ends instead. */
async function answering(server: ChildProcess, connectionString: string): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL ended with ${server.exitCode}`);
}

function newestVersion(): string {
  const [newest] = readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one));
  if (newest === undefined) throw new Error(`no PostgreSQL in ${VERSIONS}`);
  return newest;
}

/** PostgreSQL does not run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
