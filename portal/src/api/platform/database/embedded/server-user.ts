import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The operating-system user that runs PostgreSQL; `null` means the user of Node. */
export type ServerUser = { uid: number; gid: number } | null;

/** In order of preference: a dedicated account for Lienzo separates its files from others'. */
const ACCOUNTS = ['lienzo', 'nobody', 'daemon'];

function accountNumber(flag: '-u' | '-g', account: string): number | undefined {
  const answer = spawnSync('id', [flag, account], { encoding: 'utf8' });
  const text = answer.status === 0 ? answer.stdout.trim() : '';
  // Some systems give `nobody` a user id that exceeds what Node accepts.
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged account: the owner of an existing cluster, or
 * else the first of `ACCOUNTS` that exists on this machine.
 *
 * @param clusterDirectory the cluster's folder; it need not exist yet
 * @throws EmbeddedPostgresError when root finds no such account
 */
export function chooseServerUser(clusterDirectory: string): ServerUser {
  if (process.getuid?.() !== 0) return null;
  const cluster = statSync(clusterDirectory, { throwIfNoEntry: false });
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  for (const account of ACCOUNTS) {
    const uid = accountNumber('-u', account);
    const gid = accountNumber('-g', account);
    if (uid !== undefined && uid !== 0 && gid !== undefined) return { uid, gid };
  }
  throw new EmbeddedPostgresError(apiPostgresMessages.noUser);
}
