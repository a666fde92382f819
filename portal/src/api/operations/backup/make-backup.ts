import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { apiBackupMessages } from '@lienzo/schema/messages/api-backup-messages';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import type pg from 'pg';
import { connectClient } from '../../platform/database/connect-client.ts';
import { absent } from '../../platform/storage/absent.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { localFileStore } from '../../platform/storage/local-file-store.ts';
import { StorageError } from '../../platform/storage/storage-error.ts';
import { BackupError } from './backup-error.ts';
import {
  type BackupTable,
  listOrganizations,
  listTables,
  SNAPSHOT_SETTINGS,
  tableRows,
} from './backup-tables.ts';
import {
  type BackupManifest,
  BLOBS_FOLDER,
  MANIFEST_FILE,
  TABLES_FOLDER,
  type TableSummary,
} from './manifest.ts';

type Source = { ownerUrl: string; files: FileStore };

/**
 * Writes a snapshot of all rows, and the blobs that they reference, to an empty directory. The portal may keep running.
 * Leaves nothing behind when it fails.
 * @throws BackupError when the directory is not empty, the store cannot be used, or a blob is missing.
 */
export async function makeBackup({ ownerUrl, files }: Source, directory: string): Promise<BackupManifest> {
  if (((await readdir(directory).catch(absent)) ?? []).length > 0)
    throw new BackupError(apiBackupMessages.notEmpty(directory));
  const problem = await files.problem();
  if (problem !== null) throw new BackupError(apiServerMessages.storage[problem]);
  await mkdir(path.join(directory, TABLES_FOLDER), { recursive: true });
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'lienzo backup' });
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(SNAPSHOT_SETTINGS);
    const organizations = await listOrganizations(client);
    const tables: TableSummary[] = [];
    for (const table of await listTables(client))
      tables.push(await writeTable(client, table, organizations, directory));
    const manifest: BackupManifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations: await listMigrations(client),
      tables,
      sequences: await listSequences(client),
      blobs: await copyBlobs(
        client,
        organizations,
        files,
        localFileStore(path.join(directory, BLOBS_FOLDER)),
      ),
    };
    await client.query('commit');
    await writeManifest(path.join(directory, MANIFEST_FILE), manifest);
    return manifest;
  } catch (error) {
    // The directory was empty: what was written so far is no backup.
    for (const name of [TABLES_FOLDER, BLOBS_FOLDER, MANIFEST_FILE])
      await rm(path.join(directory, name), { recursive: true, force: true });
    throw error instanceof StorageError
      ? new BackupError(apiServerMessages.storage.unavailable, { cause: error })
      : error;
  } finally {
    await client.end();
  }
}

async function writeTable(
  client: pg.Client,
  table: BackupTable,
  organizations: string[],
  directory: string,
): Promise<TableSummary> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of tableRows(client, table, organizations, (count) => {
      rows += count;
    })) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const file = path.join(directory, TABLES_FOLDER, `${table.name}.copy`);
  await pipeline(hashed(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest('hex') };
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function listSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<BackupManifest['sequences'][number]>(
    `select sequencename as name, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** Each blob is hashed while it is copied, so that a corrupt one is found now and not on restore. */
async function copyBlobs(
  client: pg.Client,
  organizations: string[],
  from: FileStore,
  to: FileStore,
): Promise<BackupManifest['blobs']> {
  const hashes = new Set<string>();
  for (const organization of organizations) {
    await client.query(`select set_config('app.organization_id', $1, true)`, [organization]);
    const { rows } = await client.query<{ sha256: string }>(
      'select sha256 from file_versions union select sha256 from report_assets',
    );
    for (const { sha256 } of rows) hashes.add(sha256);
  }
  let bytes = 0;
  for (const sha256 of hashes) {
    const content = await from.open(sha256);
    if (content === null) throw new BackupError(apiBackupMessages.fileMissing(sha256));
    const kept = await to.put(content);
    if (kept.sha256 !== sha256) throw new BackupError(apiBackupMessages.fileDamaged(sha256));
    bytes += kept.size;
  }
  return { count: hashes.size, bytes };
}

async function writeManifest(file: string, manifest: BackupManifest): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
