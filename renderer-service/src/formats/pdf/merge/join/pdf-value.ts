/** A reference to an indirect object. */
export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** A dictionary: keys with their slash. */
export type PdfDictionary = Map<string, PdfValue>;

/** A PDF value; names, numbers, strings and keywords keep their source text (bytes as Latin-1). */
export type PdfValue = string | PdfReference | PdfValue[] | PdfDictionary;

/** Serialises a value. */
export function serializePdf(value: PdfValue): string {
  if (typeof value === 'string') return value;
  if (value instanceof PdfReference) return `${value.number} 0 R`;
  if (Array.isArray(value)) return `[${value.map(serializePdf).join(' ')}]`;
  let text = '<<';
  for (const [key, one] of value) text += `${key} ${serializePdf(one)}`;
  return `${text}>>`;
}

/** A dictionary from a plain object, its keys without their slash. */
export const pdfDictionary = (entries: Record<string, PdfValue>): PdfDictionary =>
  new Map(Object.entries(entries).map(([key, value]) => [`/${key}`, value]));

/** A PDF text string in UTF-16. */
export const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()}>`;
