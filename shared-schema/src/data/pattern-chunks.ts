/** The chunks that typed formats of numbers and of dates are made of. */
import { formatPatternMessages as messages } from '../rule-messages/format-pattern-messages.ts';

/** Why a pattern cannot be used, in words for its author. */
export class PatternProblem extends Error {}

/** A text as it is printed, or letters that say something. */
export type Chunk = { text: string; isLiteral: boolean };

const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '”': '”', "'": "'" };

/** Splits a pattern into quoted texts and what stands between them; a backslash makes one character a text. */
export function chunksOf(pattern: string): Chunk[] {
  const chunks: Chunk[] = [];
  const characters = [...pattern];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const closing = QUOTES[character];
    if (character === '\\') {
      at += 1;
      chunks.push({ text: characters[at] ?? '', isLiteral: true });
    } else if (closing === undefined) chunks.push({ text: character, isLiteral: false });
    else {
      const end = characters.findIndex((one, index) => index > at && (one === closing || one === '"'));
      if (end === -1) throw new PatternProblem(messages.open);
      chunks.push({ text: characters.slice(at + 1, end).join(''), isLiteral: true });
      at = end;
    }
  }
  return chunks;
}

/** A text in the codes of Excel. */
export const quotedForExcel = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('"')
        .map((part) => (part === '' ? '' : `"${part}"`))
        .join('\\"');
