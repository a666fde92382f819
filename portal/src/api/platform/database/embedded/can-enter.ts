import { spawnSync } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/**
 * Whether `user` can enter `directory` and list it. It is tried, not computed: permissions of every parent,
 * access lists and mount options all have a say.
 */
export function canEnter(directory: string, user: ServerUser): boolean {
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', directory], {
    cwd: '/',
    stdio: 'ignore',
    ...user,
  });
  return attempt.status === 0;
}
