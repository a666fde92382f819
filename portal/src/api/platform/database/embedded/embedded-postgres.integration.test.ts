import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const WRITER = join(import.meta.dirname, 'testing/acknowledged-writer.ts');
const KILLS = 5;

let folder: string;
let dataDirectory: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lienzo-launcher-'));
  dataDirectory = join(folder, 'postgres');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (
  more: { socketParents?: string[]; isDisposable?: boolean; log?: (line: string) => void } = {},
) => startEmbeddedPostgres({ dataDirectory, log: () => undefined, ...more });

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: question, rowMode: 'array' });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

/** A small generator of numbers from 0 to 1, so that a failing run can be had again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const lockFile = () => readFileSync(join(dataDirectory, 'cluster/postmaster.pid'), 'utf8');
const serverPid = () => Number.parseInt(lockFile(), 10);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface Writer {
  child: ChildProcess;
  rows: string[];
  lines: string[];
  ended: Promise<void>;
}

/** Starts the writer and calls `onLine` at each of its lines. */
function startWriter(run: number, onLine: (line: string, writer: Writer) => void): Writer {
  const child = spawn(process.execPath, [WRITER, dataDirectory, String(run)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const writer: Writer = { child, rows: [], lines: [], ended };
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      if (line.startsWith('fila ')) writer.rows.push(line.slice(5));
      else writer.lines.push(line);
      onLine(line, writer);
    });
  }
  return writer;
}

/** Starts a writer and kills it at a moment of its work that `run` and `random` choose. */
async function writeAndDie(run: number, random: () => number): Promise<{ rows: string[]; server: number }> {
  const rowsBefore = Math.floor(random() * 300);
  // Most die while they write, some while the server starts.
  const isTime = (line: string, rows: string[]) =>
    run % 7 === 6 ? line === 'arrancando' : rows.length > rowsBefore;
  let server = 0;
  const writer = startWriter(run, (line, { child, rows }) => {
    if (line === 'listo') server = serverPid();
    if (child.killed || !isTime(line, rows)) return;
    // A power cut takes the server too; else the watchman has to.
    if (run % 4 === 3 && server) process.kill(server, 'SIGKILL');
    child.kill('SIGKILL');
  });
  await writer.ended;
  expect(writer.child.signalCode, writer.lines.join('\n')).toBe('SIGKILL');
  return { rows: writer.rows, server };
}

describe('the embedded PostgreSQL', () => {
  it(`loses no acknowledged row and leaves no server behind when Node is killed ${KILLS} times`, async () => {
    const random = seeded(20_261_120);
    const acknowledged: string[] = [];
    for (let run = 0; run < KILLS; run += 1) {
      const { rows, server } = await writeAndDie(run, random);
      acknowledged.push(...rows);
      // Every other time the next start meets the old server while it ends.
      if (run % 2 === 0 && server) await expect.poll(() => isAlive(server), { timeout: 10_000 }).toBe(false);
    }

    const server = await start();
    const kept = new Set(await ask(server.ownerUrl, 'select row from written'));
    const last = serverPid();
    await server.stop();
    expect(acknowledged.length).toBeGreaterThan(KILLS * 50);
    expect(acknowledged.filter((row) => !kept.has(row))).toEqual([]);
    expect(isAlive(last)).toBe(false);
  }, 120_000);

  it('refuses a second instance on the same folder and says who has it', async () => {
    const ready = Promise.withResolvers<void>();
    const writer = startWriter(0, (line) => line === 'listo' && ready.resolve());
    await Promise.race([ready.promise, writer.ended]);
    await expect(start()).rejects.toThrow(
      `Otra instancia de Lienzo (proceso ${writer.child.pid}) ya usa la carpeta de datos “${dataDirectory}”. ` +
        'Ciérrala, o indica otra carpeta con LIENZO_DATA.',
    );
    const server = serverPid();
    expect(isAlive(server)).toBe(true);
    writer.child.kill('SIGKILL');
    await writer.ended;

    const next = await start();
    expect(isAlive(server)).toBe(false);
    await expect(start()).rejects.toThrow(/Otra instancia/);
    await next.stop();
  });

  it('never runs as root and lets nobody else near its socket, even inside a closed folder', async () => {
    chmodSync(folder, 0o700);
    const server = await start();
    // The server itself writes its lock file.
    const { uid } = statSync(join(dataDirectory, 'cluster/postmaster.pid'));
    expect(uid).not.toBe(0);
    const socketDirectory = new URL(server.ownerUrl).searchParams.get('host') ?? '';
    expect(statSync(socketDirectory)).toMatchObject({ uid, mode: 0o040700 });
    expect(statSync(join(dataDirectory, 'owner-password')).mode & 0o777).toBe(0o600);
    expect(
      await ask(server.ownerUrl, 'select rolsuper or rolbypassrls from pg_roles where rolname = user'),
    ).toEqual([false]);
    await expect(ask(server.ownerUrl.replace(/:[^:@]+@/, ':nada@'), 'select 1')).rejects.toThrow(/password/);
    await expect(ask(server.ownerUrl.replace('lienzo_owner', 'postgres'), 'select 1')).rejects.toThrow(
      /reject/,
    );
    await server.stop();
    expect(() => statSync(socketDirectory)).toThrow(/ENOENT/);
  });

  it('speaks Spanish order, UTF-8 and checksums, and keeps what it acknowledges', async () => {
    const server = await start();
    const texts = "select w from unnest(array['ñandú','nube','oso','árbol','zeta','abeja']) w order by w";
    expect(await ask(server.ownerUrl, texts)).toEqual(['abeja', 'árbol', 'nube', 'ñandú', 'oso', 'zeta']);
    const settings = "select string_agg(setting, ' ' order by name) from pg_settings where name = any($$";
    const durable = `${settings}{data_checksums,fsync,full_page_writes,server_encoding,synchronous_commit}$$)`;
    expect(await ask(server.ownerUrl, durable)).toEqual(['on on on UTF8 on']);
    await server.stop();
    const disposable = await start({ isDisposable: true });
    expect(await ask(disposable.ownerUrl, durable)).toEqual(['on off off UTF8 on']);
    await disposable.stop();
  });

  it('falls back to a loopback port where no folder serves for a socket', async () => {
    const tooLong = join(folder, 'x'.repeat(100));
    mkdirSync(tooLong);
    const server = await start({ socketParents: [tooLong, join(folder, 'absent')] });
    expect(new URL(server.ownerUrl)).toMatchObject({ hostname: '127.0.0.1', search: '' });
    expect(await ask(server.ownerUrl, 'select 1')).toEqual([1]);
    await server.stop();
  });

  it('mends a lost password, a half-made cluster and a lock file whose number now belongs to a stranger', async () => {
    mkdirSync(join(dataDirectory, 'cluster.cortado'), { recursive: true });
    const first = await start();
    const stale = lockFile();
    await first.stop();
    rmSync(join(dataDirectory, 'owner-password'));
    expect(() => statSync(join(dataDirectory, 'cluster.cortado'))).toThrow(/ENOENT/);

    const { uid, gid } = statSync(join(dataDirectory, 'cluster'));
    const stranger = spawn('/bin/sh', ['-c', 'read -r _'], {
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
      uid,
      gid,
    });
    writeFileSync(join(dataDirectory, 'cluster/postmaster.pid'), stale.replace(/^\d+/, String(stranger.pid)));
    const second = await start();
    expect(await ask(second.ownerUrl, 'select 1')).toEqual([1]);
    expect(stranger.exitCode).toBeNull();
    await second.stop();
    stranger.stdin?.end();
  });

  it('refuses a cluster of another version and one that is not whole', async () => {
    mkdirSync(join(dataDirectory, 'cluster'), { recursive: true });
    await expect(start()).rejects.toThrow(/no contiene una base de datos completa/);
    writeFileSync(join(dataDirectory, 'cluster/PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/es de PostgreSQL 17 y este Lienzo trae PostgreSQL 18/);
  });

  it('starts a killed server anew at the same address, with all that was acknowledged', async () => {
    const server = await start();
    await ask(server.ownerUrl, 'create table kept as select 1 as n');
    for (let n = 2; n < 4; n += 1) {
      const killed = serverPid();
      process.kill(killed, 'SIGKILL');
      await expect
        .poll(() => ask(server.ownerUrl, 'select count(*)::int from kept').catch(String), { timeout: 20_000 })
        .toEqual([n - 1]);
      expect(serverPid()).not.toBe(killed);
      await ask(server.ownerUrl, `insert into kept values (${n})`);
    }
    await server.stop();
    expect(() => serverPid()).toThrow(/ENOENT/);
  }, 60_000);

  it('goes on trying when the server cannot start, and says why', async () => {
    const said: string[] = [];
    const server = await start({ log: (line) => said.push(line) });
    const settings = join(dataDirectory, 'cluster/postgresql.auto.conf');
    const whole = readFileSync(settings, 'utf8');
    writeFileSync(settings, 'shared_buffers = nothing\n');
    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => said.filter((line) => line.includes('shared_buffers')).length > 1).toBe(true);
    writeFileSync(settings, whole);
    await expect.poll(() => ask(server.ownerUrl, 'select 1').catch(String), { timeout: 20_000 }).toEqual([1]);
    await server.stop();
  }, 60_000);

  it('stops at once while a start is being tried again', async () => {
    const said: string[] = [];
    const server = await start({ log: (line) => said.push(line) });
    writeFileSync(join(dataDirectory, 'cluster/postgresql.auto.conf'), 'shared_buffers = nothing\n');
    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => said.some((line) => line.includes('shared_buffers'))).toBe(true);
    await server.stop();
    const second = start();
    await expect(second).rejects.toThrow(/shared_buffers/);
  }, 60_000);
});
