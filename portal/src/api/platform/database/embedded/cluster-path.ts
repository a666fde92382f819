import { closeSync, openSync } from 'node:fs';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { canEnter } from './can-enter.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerUser } from './server-user.ts';

/** The file descriptor under which a server program inherits the cluster's folder. */
const HANDED_OVER = 4;

/** The cluster's path for the server's programs, and the file descriptor that they must inherit for it. */
export interface ClusterPath extends Disposable {
  path: string;
  /** The fifth and last entry of the programs' `stdio`. */
  descriptor: number | 'ignore';
}

/**
 * When root runs the server as another user, that user may own the cluster and still not reach it, because the data
 * directory is below /root or in a private temporary folder. Linux allows access through an inherited file descriptor
 * regardless of the parent folders, so the folder is passed that way.
 *
 * @throws EmbeddedPostgresError where the server's user cannot reach the folder and the system does not support this
 */
export function openClusterPath(directory: string, user: ServerUser): ClusterPath {
  if (user && process.platform === 'linux') {
    const descriptor = openSync(directory, 'r');
    return {
      path: `/proc/self/fd/${HANDED_OVER}`,
      descriptor,
      [Symbol.dispose]: () => closeSync(descriptor),
    };
  }
  if (!canEnter(directory, user)) {
    throw new EmbeddedPostgresError(apiPostgresMessages.closedDirectory(directory));
  }
  return { path: directory, descriptor: 'ignore', [Symbol.dispose]: () => undefined };
}
