/** Maximum nesting of folders, including the root; longer paths cannot be unpacked from a zip on common systems. */
export const MAX_DEPTH = 60;
