/** What `npm run backup` and `npm run restore` have in common. */
import path from 'node:path';
import { type Environment, EnvironmentError, readEnvironment } from '../environment.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLogger } from '../log/logger.ts';
import { openFileStore } from '../start/open-file-store.ts';
import { openPortalDatabase } from '../start/open-portal-database.ts';
import { stageTimer } from '../start/stage-timer.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './manifest.ts';

type Work = (portal: { ownerUrl: string; files: FileStore }, directory: string) => Promise<BackupManifest>;

/** Opens what the environment names, works on the directory that was given, and says what was done. */
export async function runCommand(name: 'backup' | 'restore', done: string, work: Work): Promise<void> {
  try {
    const [directory] = process.argv.slice(2);
    if (directory === undefined) throw new BackupError(`Indica la carpeta: npm run ${name} -- <carpeta>`);
    const manifest = await inPortal(readEnvironment(process.env), (portal) =>
      work(portal, path.resolve(directory)),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count, bytes } = manifest.blobs;
    process.stdout.write(
      `${done}: ${manifest.tables.length} tablas con ${rows} filas y ${count} archivos (${bytes} bytes).\n`,
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const forPeople =
      error instanceof BackupError ||
      error instanceof EnvironmentError ||
      error.name === 'EmbeddedPostgresError';
    process.stderr.write(`${forPeople ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

async function inPortal<Result>(
  environment: Environment,
  work: (portal: { ownerUrl: string; files: FileStore }) => Promise<Result>,
): Promise<Result> {
  const logger = createLogger(environment.debug ? 'debug' : 'warn');
  await using resources = new AsyncDisposableStack();
  const files = await openFileStore(environment, resources);
  const { ownerUrl } = await openPortalDatabase(
    environment,
    logger,
    stageTimer(logger),
    resources,
    (reason) => {
      process.stderr.write(`La base de datos terminó: ${reason}\n`);
      process.exit(1);
    },
  );
  // The database is stopped when this function is left.
  return await work({ ownerUrl, files });
}
