/** The root of all directory query keys; changes invalidate it. */
export const DIRECTORY_KEY = 'directory';
