/** `npm run restore -- <directory>`: restores a backup into an empty database and verifies every count and checksum. */
import { restoreBackup } from './restore-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('restore', restoreBackup);
