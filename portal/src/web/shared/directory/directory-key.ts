/** The root of the keys of everything that is read from the directory; whoever changes it makes these stale. */
export const DIRECTORY_KEY = 'directory';
