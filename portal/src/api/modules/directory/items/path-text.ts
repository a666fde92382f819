import type { PathStep } from '../repositories/file-system.ts';

/** Separator of the names in a path (specification 1 §3, Subscription). */
const PATH_ARROW = ' → ';

/** A path as display text. */
export const pathText = (path: { name: string }[]): string => path.map(({ name }) => name).join(PATH_ARROW);

/**
 * A folder's path in the history of a client's items: from the client's own folder, because client users do not see the
 * folders above it.
 */
export const pathWithinClient = (path: PathStep[]): string =>
  pathText(path.at(-1)?.client_id === null ? path : path.filter(({ client_id }) => client_id !== null));
