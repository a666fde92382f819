/** `npm run backup -- <directory>`: all rows as of one moment and the files that they name, with checksums. */
import { makeBackup } from './backup/make-backup.ts';
import { runCommand } from './backup/run-command.ts';

await runCommand('backup', 'Respaldo hecho', makeBackup);
