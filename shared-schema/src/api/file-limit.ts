/** Files of this many bytes or more are refused (specification 1 §9). Apart from the calls, as every page reads it. */
export const FILE_LIMIT = 18 * 1024 * 1024;
export const FILE_LIMIT_TEXT = '18 MB';
