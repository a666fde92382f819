import { closeSync, openSync } from 'node:fs';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { canEnter } from './can-enter.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerUser } from './server-user.ts';

/** Number under which a server program finds the cluster's folder already open. */
const HANDED_OVER = 4;

/** How the server's programs name the cluster's folder, and what they must be handed for that. */
export interface ClusterPath extends Disposable {
  path: string;
  /** The fifth and last entry of the programs' `stdio`. */
  descriptor: number | 'ignore';
}

/**
 * When root hands the server to another user, that user may own the cluster and still not reach it, because the data
 * directory lies under /root or in a private temporary folder. Linux lets a process go straight to a folder that it
 * was handed open, whatever lies above it; so that is how the folder is passed there.
 *
 * @throws EmbeddedPostgresError where the server's user cannot reach the folder and the system has no such door
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
