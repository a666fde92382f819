/** `npm run backup -- <directory>`: a snapshot of all rows and the files that they reference, with checksums. */
import { makeBackup } from './make-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('backup', makeBackup);
