/** `npm run restore -- <directory>`: puts a backup into an empty database and compares every count and checksum. */
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './backup/run-command.ts';

await runCommand('restore', 'Respaldo restaurado y comparado', restoreBackup);
