import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { type ClusterPath, openClusterPath } from './cluster-path.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { runServerProgram } from './run-server-program.ts';
import type { ServerBinaries } from './server-binaries.ts';
import type { ServerUser } from './server-user.ts';

const MAJOR_VERSION = '18';

/** Every connection needs a password; the superuser is rejected, so nobody can log in as one. */
const ACCESS_RULES = [
  'local all postgres reject',
  'host all postgres all reject',
  'local all all scram-sha-256',
  'host all all 127.0.0.1/32 scram-sha-256',
  '',
].join('\n');

const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=es-MX',
  '--data-checksums',
  '--no-instructions',
];

/** One statement per line, as the single-user server reads them. The owner is no superuser, as in a managed cluster. */
const CREATE_OWNER = (password: string) =>
  `CREATE ROLE lienzo_owner LOGIN CREATEDB CREATEROLE PASSWORD '${password}';\n` +
  'CREATE DATABASE lienzo OWNER lienzo_owner;\n';
const CHANGE_PASSWORD = (password: string) => `ALTER ROLE lienzo_owner PASSWORD '${password}';\n`;

/** Inputs of the steps below. */
export interface ClusterSetup {
  binaries: ServerBinaries;
  user: ServerUser;
  dataDirectory: string;
  log(line: string): void;
}

const NO_STRANGER = null;

function runStatements(
  { binaries, user }: ClusterSetup,
  cluster: ClusterPath,
  strangerPid: number | null,
  statements: string,
): Promise<void> {
  // The statement may contain a password, so the error must not quote it.
  const settings = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic'];
  const parameters = ['--single', ...settings, '-D', cluster.path, 'postgres'];
  return runServerProgram({ program: binaries.postgres, parameters, user, cluster, strangerPid }, statements);
}

function makeUnfinishedFolder({ dataDirectory, user }: ClusterSetup): string {
  for (const name of readdirSync(dataDirectory)) {
    if (name.startsWith('cluster.')) rmSync(join(dataDirectory, name), { recursive: true, force: true });
  }
  const directory = mkdtempSync(join(dataDirectory, 'cluster.'));
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

/** Works under a temporary name and renames the result: an interrupted first start is repeated. */
async function createCluster(setup: ClusterSetup, password: string): Promise<void> {
  const { binaries, user, dataDirectory, log } = setup;
  log(apiPostgresMessages.creating);
  const unfinished = makeUnfinishedFolder(setup);
  using cluster = openClusterPath(unfinished, user);
  const parameters = [...INITDB_FLAGS, '-D', cluster.path];
  await runServerProgram(
    { program: binaries.initdb, parameters, user, cluster, strangerPid: NO_STRANGER },
    '',
  );
  writeFileSync(join(unfinished, 'pg_hba.conf'), ACCESS_RULES);
  await runStatements(setup, cluster, NO_STRANGER, CREATE_OWNER(password));
  renameSync(unfinished, join(dataDirectory, 'cluster'));
}

function checkVersion(directory: string): void {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new EmbeddedPostgresError(apiPostgresMessages.otherVersion(directory, version, MAJOR_VERSION));
}

/** Ensures that `dataDirectory/cluster` contains a complete cluster with the database `lienzo`. */
export async function initialiseCluster(setup: ClusterSetup, password: string): Promise<{ isNew: boolean }> {
  const directory = join(setup.dataDirectory, 'cluster');
  if (existsSync(join(directory, 'PG_VERSION'))) {
    checkVersion(directory);
    return { isNew: false };
  }
  if (existsSync(directory)) {
    throw new EmbeddedPostgresError(apiPostgresMessages.incomplete(directory));
  }
  await createCluster(setup, password);
  return { isNew: true };
}

/**
 * Sets the new password of `lienzo_owner` in a cluster that no server runs on.
 *
 * @param strangerPid the result of `clearOrphanServer`
 */
export async function changeOwnerPassword(
  setup: ClusterSetup,
  strangerPid: number | null,
  password: string,
): Promise<void> {
  using cluster = openClusterPath(join(setup.dataDirectory, 'cluster'), setup.user);
  await runStatements(setup, cluster, strangerPid, CHANGE_PASSWORD(password));
}
