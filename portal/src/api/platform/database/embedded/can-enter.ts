import { spawnSync } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/**
 * Whether `user` can enter `directory` and list it. Tested by trying, because permissions of every parent, access lists
 * and mount options all matter.
 */
export function canEnter(directory: string, user: ServerUser): boolean {
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', directory], {
    cwd: '/',
    stdio: 'ignore',
    ...user,
  });
  return attempt.status === 0;
}
