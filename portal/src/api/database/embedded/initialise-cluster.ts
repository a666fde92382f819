import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canEnter } from './can-enter.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { runServerTool } from './run-server-tool.ts';
import type { ServerBinaries } from './server-binaries.ts';
import type { ServerUser } from './server-user.ts';

/** Where a root Node keeps clusters whose data directory the server's user cannot enter. */
const SYSTEM_CLUSTERS = '/var/lib/lienzo';
const MAJOR_VERSION = '18';

/** Everybody gives a password; the superuser has none, so nobody logs in as the superuser. */
const ACCESS_RULES = [
  'local all postgres reject',
  'host all postgres all reject',
  'local all all scram-sha-256',
  'host all all 127.0.0.1/32 scram-sha-256',
  'host all all ::1/128 scram-sha-256',
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

/** Statements for the stand-alone server, one a line. The owner is no superuser: no real cluster would give us one. */
function ownerStatements(password: string, create: boolean): string {
  const secret = `PASSWORD '${password}'`;
  if (!create) return `ALTER ROLE lienzo_owner ${secret};\n`;
  return `CREATE ROLE lienzo_owner LOGIN CREATEDB CREATEROLE ${secret};\nCREATE DATABASE lienzo OWNER lienzo_owner;\n`;
}

function runStatements(
  binaries: ServerBinaries,
  user: ServerUser,
  cluster: string,
  statements: string,
): Promise<void> {
  const parameters = [
    '--single',
    '-c',
    'exit_on_error=on',
    '-c',
    'log_min_error_statement=panic',
    '-D',
    cluster,
  ];
  return runServerTool(binaries.postgres, [...parameters, 'postgres'], user, statements);
}

function makeUnfinished(parent: string, user: ServerUser): string {
  for (const name of readdirSync(parent)) {
    if (name.startsWith('cluster.')) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const directory = mkdtempSync(join(parent, 'cluster.'));
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

/**
 * Makes the cluster under a temporary name and gives it its own only when it is complete, so that a start that was
 * cut short is simply made again.
 */
async function createCluster(
  binaries: ServerBinaries,
  user: ServerUser,
  dataDirectory: string,
  password: string,
  log: (line: string) => void,
): Promise<void> {
  log('Creando la base de datos…');
  const unfinished = makeUnfinished(dataDirectory, user);
  const reachable = !user || canEnter(unfinished, user);
  const place = reachable ? unfinished : makeSystemPlace(user);
  await runServerTool(binaries.initdb, [...INITDB_FLAGS, '-D', place], user, '');
  writeFileSync(join(place, 'pg_hba.conf'), ACCESS_RULES);
  await runStatements(binaries, user, place, ownerStatements(password, true));
  if (!reachable) {
    rmSync(unfinished, { recursive: true });
    symlinkSync(place, unfinished);
    log(`PostgreSQL no puede entrar en ${dataDirectory}; sus archivos quedan en ${place}`);
  }
  renameSync(unfinished, join(dataDirectory, 'cluster'));
}

function makeSystemPlace(user: ServerUser): string {
  mkdirSync(SYSTEM_CLUSTERS, { recursive: true, mode: 0o755 });
  const place = mkdtempSync(join(SYSTEM_CLUSTERS, 'cluster-'));
  if (user) chownSync(place, user.uid, user.gid);
  return place;
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new EmbeddedPostgresError(
    `La base de datos de "${cluster}" es de PostgreSQL ${version} y este Lienzo trae PostgreSQL ${MAJOR_VERSION}. ` +
      'Pasa los datos con pg_dump y pg_restore, o indica otra carpeta con LIENZO_DATA.',
  );
}

/**
 * Makes sure that `dataDirectory/cluster` is a complete cluster with the database `lienzo`, whose owner
 * `lienzo_owner` logs in with `password`.
 *
 * @param passwordIsNew the cluster, if there is one, knows another password and learns this one
 * @throws EmbeddedPostgresError when PostgreSQL refuses, or the cluster is of another major version
 */
export async function initialiseCluster(
  binaries: ServerBinaries,
  user: ServerUser,
  dataDirectory: string,
  owner: { password: string; isNew: boolean },
  log: (line: string) => void,
): Promise<void> {
  const cluster = join(dataDirectory, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await createCluster(binaries, user, dataDirectory, owner.password, log);
    return;
  }
  checkVersion(cluster);
  if (owner.isNew) await runStatements(binaries, user, cluster, ownerStatements(owner.password, false));
}
