// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** Text that XML may carry: no control characters, no halves of characters. Line ends and tabs stay. */
export const cleanText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');
