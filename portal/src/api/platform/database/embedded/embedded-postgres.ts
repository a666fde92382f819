import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { clearOrphanServer } from './clear-orphan-server.ts';
import { openClusterPath } from './cluster-path.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { changeOwnerPassword, initialiseCluster } from './initialise-cluster.ts';
import { readOwnerPassword } from './owner-password.ts';
import { prepareServerBinaries } from './server-binaries.ts';
import { startServerProcess } from './server-process.ts';
import { type Listening, serverArguments } from './server-settings.ts';
import { chooseServerUser } from './server-user.ts';
import { makeSocketDirectory, removeSocketDirectory } from './socket-directory.ts';
import { superviseServer } from './supervised-server.ts';

/** Options of `startEmbeddedPostgres`. */
export interface EmbeddedPostgresOptions {
  /** Folder for the cluster, its lock and its password; created when missing. */
  dataDirectory: string;
  /** Receives progress messages in Spanish, and the server's own warnings. */
  log(line: string): void;
  /** Candidate folders for the socket's folder, in order; by default the temporary folders. */
  socketParents?: string[];
  /** Nobody needs the rows after the machine ends, as in a test: commits do not wait for the disk. */
  isDisposable?: boolean;
}

/** A running server. */
export interface EmbeddedPostgres {
  /** Logs in as `lienzo_owner`: owns the database `lienzo`, may create roles and databases, is no superuser. */
  ownerUrl: string;
  /** Shuts the server down gracefully and unlocks the data directory. Idempotent. */
  stop(): Promise<void>;
}

async function freeLoopbackPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening, failed) => {
    probe.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address && typeof address === 'object') return address.port;
  throw new Error('the probe has no port');
}

function connectionUrl(password: string, listening: Listening): string {
  if ('port' in listening) return `postgres://lienzo_owner:${password}@127.0.0.1:${listening.port}/lienzo`;
  const host = encodeURIComponent(listening.socketDirectory);
  return `postgres://lienzo_owner:${password}@localhost/lienzo?host=${host}`;
}

/** Creates or repairs the contents of the data directory before a server runs on it. */
async function prepare(dataDirectory: string, log: (line: string) => void) {
  const user = chooseServerUser(join(dataDirectory, 'cluster'));
  const binaries = prepareServerBinaries(user, dataDirectory, log);
  const setup = { binaries, user, dataDirectory, log };
  const owner = readOwnerPassword(dataDirectory);
  const { isNew } = await initialiseCluster(setup, owner.password);
  const directory = join(dataDirectory, 'cluster');
  const clusterName = `lienzo_${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  const strangerPid = await clearOrphanServer(directory, clusterName);
  if (owner.isNew && !isNew) await changeOwnerPassword(setup, strangerPid, owner.password);
  if (owner.isNew) owner.keep();
  return { user, binaries, directory, clusterName, strangerPid, password: owner.password };
}

async function startIn(dataDirectory: string, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const { user, binaries, directory, clusterName, strangerPid, password } = await prepare(dataDirectory, log);
  const socketDirectory = makeSocketDirectory(user, options.socketParents);
  const clear = () => removeSocketDirectory(socketDirectory);
  try {
    const listening = socketDirectory ? { socketDirectory } : { port: await freeLoopbackPort() };
    const launch = async (stranger: number | null) => {
      using cluster = openClusterPath(directory, user);
      const parameters = serverArguments(cluster.path, clusterName, listening, options.isDisposable === true);
      const program = { program: binaries.postgres, parameters, user, cluster, strangerPid: stranger };
      return await startServerProcess({ ...program, socketDirectory }, log);
    };
    const supervised = superviseServer(await launch(strangerPid), {
      start: async () => launch(await clearOrphanServer(directory, clusterName)),
      log,
    });
    const stop = () => supervised.stop().finally(clear);
    return { ownerUrl: connectionUrl(password, listening), stop };
  } catch (error) {
    clear();
    throw error;
  }
}

/**
 * Starts the PostgreSQL installed by npm, on a cluster in `dataDirectory`, created at the first start. It runs as a
 * child of this process and never outlives it, not even when Node is killed; acknowledged commits are durable, unless
 * the server is disposable. When it is killed or crashes it is restarted.
 *
 * @throws EmbeddedPostgresError in Spanish: another instance has the folder, no server for this platform, …
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDirectory, { recursive: true, mode: 0o755 });
  const dataDirectory = realpathSync(resolve(options.dataDirectory));
  const lock = lockDataDirectory(dataDirectory);
  try {
    const server = await startIn(dataDirectory, options);
    const stop = async () => {
      await server.stop();
      lock.release();
    };
    return { ownerUrl: server.ownerUrl, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
