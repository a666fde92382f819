import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { apiBackupMessages } from '@lienzo/schema/messages/api-backup-messages';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectClient } from '../../platform/database/connect-client.ts';
import { migrations } from '../../platform/database/migrations/migrations.ts';
import { settleTables } from '../../platform/database/settle-tables.ts';
import { absent } from '../../platform/storage/absent.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { localFileStore } from '../../platform/storage/local-file-store.ts';
import { BackupError } from './backup-error.ts';
import {
  type BackupTable,
  copyInto,
  listOrganizations,
  listTables,
  SNAPSHOT_SETTINGS,
  tableRows,
} from './backup-tables.ts';
import {
  type BackupManifest,
  BLOBS_FOLDER,
  backupManifest,
  MANIFEST_FILE,
  TABLES_FOLDER,
} from './manifest.ts';

type Target = { ownerUrl: string; files: FileStore };

/** `keep`: the copy takes the original's place, and delivers what is due. */
export type RestoredSchedules = 'pause' | 'keep';

/**
 * Restores a backup into a prepared database without organizations, and its blobs into the store, and verifies every
 * row count and checksum. All rows are restored in one transaction. Schedules are stopped then until somebody resumes
 * them: beside a copy, the original may still deliver.
 * @returns also how many schedules were stopped.
 * @throws BackupError.
 */
export async function restoreBackup(
  { ownerUrl, files }: Target,
  directory: string,
  schedules: RestoredSchedules = 'pause',
): Promise<BackupManifest & { paused: number }> {
  const manifest = await readManifest(directory);
  await restoreBlobs(localFileStore(path.join(directory, BLOBS_FOLDER)), files, manifest);
  let paused = 0;
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'lienzo restore' });
  try {
    await client.query('begin');
    await client.query(SNAPSHOT_SETTINGS);
    if ((await listOrganizations(client)).length > 0) throw new BackupError(apiBackupMessages.hasData);
    await loadTables(client, manifest, directory);
    await compareTables(client, manifest);
    if (schedules === 'pause') paused = await pauseSchedules(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await settleTables(ownerUrl);
  return { ...manifest, paused };
}

async function pauseSchedules(client: pg.Client): Promise<number> {
  // The owner is held by row level security too.
  await client.query('alter table report_schedules no force row level security');
  const { rowCount } = await client.query(
    `update report_schedules set paused = true, stopped = 'restored', next_run_at = null where not paused`,
  );
  await client.query('alter table report_schedules force row level security');
  return rowCount ?? 0;
}

async function readManifest(directory: string): Promise<BackupManifest> {
  const text = await readFile(path.join(directory, MANIFEST_FILE), 'utf8').catch(absent);
  if (text === null) throw new BackupError(apiBackupMessages.incomplete(directory, MANIFEST_FILE));
  const read = backupManifest.safeParse(parsed(text));
  if (!read.success)
    throw new BackupError(apiBackupMessages.manifestDamaged(MANIFEST_FILE), { cause: read.error });
  if (read.data.migrations.join() !== Object.keys(migrations).sort().join())
    throw new BackupError(apiBackupMessages.otherVersion);
  return read.data;
}

/** undefined: no JSON, as a file that was cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Unreferenced blobs are harmless, so blobs come first. */
async function restoreBlobs(from: FileStore, to: FileStore, manifest: BackupManifest): Promise<void> {
  let count = 0;
  for await (const { sha256 } of from.list()) {
    const content = await from.open(sha256);
    const kept = content === null ? null : await to.put(content);
    if (kept?.sha256 !== sha256) throw new BackupError(apiBackupMessages.keptFileDamaged(sha256));
    count += 1;
  }
  if (count !== manifest.blobs.count)
    throw new BackupError(apiBackupMessages.fileCount(count, manifest.blobs.count));
}

type Constraint = { table: string; name: string; definition: string };

/** Tables reference each other in cycles, so foreign keys are dropped and checked when they are added again. */
async function loadTables(client: pg.Client, manifest: BackupManifest, directory: string): Promise<void> {
  const { rows: references } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const { rows: forced } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  );
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  // The owner may then read and write every row, as COPY needs.
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  for (const table of manifest.tables) {
    // The backup already contains the counters kept by triggers, and the rows inserted by migrations.
    await client.query(`alter table "${table.name}" disable trigger user`);
    await client.query(`delete from "${table.name}"`);
    const file = path.join(directory, TABLES_FOLDER, `${table.name}.copy`);
    await pipeline(createReadStream(file), client.query(copyFrom(copyInto(table)))).catch(
      (cause: unknown) => {
        throw isDamage(cause)
          ? new BackupError(apiBackupMessages.tableDamaged(table.name), { cause })
          : cause;
      },
    );
    await client.query(`alter table "${table.name}" enable trigger user`);
  }
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table } of forced) await client.query(`alter table ${table} force row level security`);
  for (const { name, last_value } of manifest.sequences)
    if (last_value !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [`"${name}"`, last_value]);
}

/** A file that is not there, or rows that PostgreSQL cannot read (class 22: data exceptions; 42703: other columns). */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOENT|22...|42703)$/.test(String(error.code));

async function compareTables(client: pg.Client, manifest: BackupManifest): Promise<void> {
  const organizations = await listOrganizations(client);
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const expected of manifest.tables) {
    const table = tables.get(expected.name);
    const match = table && (await summaryOf(client, table, organizations));
    if (match?.rows !== expected.rows || match.sha256 !== expected.sha256)
      throw new BackupError(apiBackupMessages.tableDiffers(expected.name, match?.rows, expected.rows));
  }
}

async function summaryOf(client: pg.Client, table: BackupTable, organizations: string[]) {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of tableRows(client, table, organizations, (count) => {
    rows += count;
  }))
    hash.update(chunk);
  return { rows, sha256: hash.digest('hex') };
}
