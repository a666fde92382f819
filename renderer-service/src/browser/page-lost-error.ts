/** The process of a page or of its browser ended while it worked; the work can be done again on another. */
export class PageLostError extends Error {}

/** What the protocol says of a page or browser that ended, in its own words. */
const PROTOCOL_MESSAGES =
  /target closed|session closed|connection closed|detached|crashed|printing failed|page is being closed|no target with given id|ERR_ABORTED/i;

/** Whether a print failed because the process that did it ended, so that it can be done again. */
export const isPageLost = (error: unknown): boolean =>
  error instanceof PageLostError || (error instanceof Error && PROTOCOL_MESSAGES.test(error.message));
