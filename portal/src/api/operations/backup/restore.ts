/** `npm run restore -- <directory>`: puts a backup into an empty database and compares every count and checksum. */
import { restoreBackup } from './restore-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('restore', restoreBackup);
