/** The process of a page or of its browser ended while it worked; the work can be done again on another. */
export class PageLostError extends Error {}
