/**
 * `npm run restore -- <directory>`: restores a backup into an empty database and verifies every count and checksum. With
 * `--keep-schedules` what is due goes on being delivered.
 */
import { restoreBackup } from './restore-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('restore', (portal, directory, flags) =>
  restoreBackup(portal, directory, flags.includes('--keep-schedules') ? 'keep' : 'pause'),
);
