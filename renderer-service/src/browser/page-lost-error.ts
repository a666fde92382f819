/** The page or its browser was lost during a print; the print can be retried on another page. */
export class PageLostError extends Error {}

/** Error messages of the DevTools protocol and puppeteer for a lost page or browser. */
const PROTOCOL_MESSAGES =
  /target closed|session closed|connection closed|detached|crashed|printing failed|page is being closed|no target with given id|ERR_ABORTED/i;

/** Whether a print failed because its page or browser was lost, so that it can be retried. */
export const isPageLost = (error: unknown): boolean =>
  error instanceof PageLostError || (error instanceof Error && PROTOCOL_MESSAGES.test(error.message));
