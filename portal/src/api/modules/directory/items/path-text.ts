import type { PathStep } from '../repositories/file-system.ts';

/** Between the names of a path (specification 1 §3, Subscription). */
const PATH_ARROW = ' → ';

/** A path as people read it. */
export const pathText = (path: { name: string }[]): string => path.map(({ name }) => name).join(PATH_ARROW);

/**
 * A folder's path for the history of a client's things: from the client's own folder, because nobody of the client
 * sees what is above it.
 */
export const pathWithinClient = (path: PathStep[]): string =>
  pathText(path.at(-1)?.client_id === null ? path : path.filter(({ client_id }) => client_id !== null));
