// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** Removes characters that XML forbids: control characters and lone surrogates. Newlines and tabs stay. */
export const cleanText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');
