/** `npm run backup -- <directory>`: all rows as of one moment and the files that they name, with checksums. */
import { makeBackup } from './make-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('backup', makeBackup);
