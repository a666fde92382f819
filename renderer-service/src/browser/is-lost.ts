import { PageLostError } from './page-lost-error.ts';

/** What the protocol says of a page or browser that ended, in its own words. */
const PROTOCOL_MESSAGES =
  /target closed|session closed|connection closed|detached|crashed|printing failed|page is being closed|no target with given id|ERR_ABORTED/i;

/** Whether a print failed because the process that did it ended, so that it can be done again. */
export const isPageLost = (error: unknown): boolean =>
  error instanceof PageLostError || (error instanceof Error && PROTOCOL_MESSAGES.test(error.message));
