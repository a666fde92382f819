/** What the preview beside the page may take of the room for both, in percent. */
export const PREVIEW_SHARES = { least: 25, usual: 45, most: 65 } as const;
