import { textWidth } from '../drawing/text/text-width.ts';

/** The lines of a text that breaks between words; null where a word is wider than a line, or the lines are too many. */
export function wrapName(text: string, em: number, most: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (textWidth(word) > em) return null;
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= em) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most ? lines : null;
}
