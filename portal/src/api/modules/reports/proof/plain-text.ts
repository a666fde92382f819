/** A text as it is compared: line ends, spaces and ligatures are the layout's, not the value's. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/g, '');
