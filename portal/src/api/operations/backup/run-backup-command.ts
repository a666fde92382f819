/** Common code of `npm run backup` and `npm run restore`. */
import path from 'node:path';
import { apiBackupMessages } from '@lienzo/schema/messages/api-backup-messages';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { openFileStore } from '../../start/open-file-store.ts';
import { runCommand } from '../run-command.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './manifest.ts';

type Work = (
  portal: { ownerUrl: string; files: FileStore },
  directory: string,
  flags: readonly string[],
) => Promise<BackupManifest & { paused?: number }>;

/** Runs on the given directory, and prints the result. */
export const runBackupCommand = (name: 'backup' | 'restore', work: Work): Promise<void> =>
  runCommand(
    (given) => {
      const flags = given.filter((one) => one.startsWith('--'));
      const [directory] = given.filter((one) => !one.startsWith('--'));
      if (directory === undefined) throw new BackupError(apiBackupMessages.usage(name));
      return { directory: path.resolve(directory), flags };
    },
    async ({ directory, flags }, { environment, database, resources }) => {
      const files = await openFileStore(environment, resources);
      const portal = { ownerUrl: database.ownerUrl, files };
      const { tables, blobs, paused = 0 } = await work(portal, directory, flags);
      const figures = {
        tables: tables.length,
        rows: tables.reduce((sum, table) => sum + table.rows, 0),
        files: blobs.count,
        bytes: blobs.bytes,
      };
      process.stdout.write(`${apiBackupMessages.done[name](figures)}\n`);
      if (paused > 0) process.stdout.write(`${apiBackupMessages.schedulesPaused(paused)}\n`);
    },
  );
