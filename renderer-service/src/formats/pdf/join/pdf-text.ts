/** A text as a PDF spells it, in any script. */
export const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()}>`;
