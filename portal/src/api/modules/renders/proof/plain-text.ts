/** Spaces, and the control characters that no file has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOTHING = /[\s\u00ad\u200b\u0000-\u0008\u000e-\u001f\u007f\ufffe\uffff]+/g;

/** A text as it is compared: line ends, spaces and ligatures are the layout's, not the value's. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(NOTHING, '');
