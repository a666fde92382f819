/** Reads files for the IMSS by the positions of its documents; shares nothing with the code that writes them. */

/** The lines of a file, each ended by CRLF, in letters of one byte. */
export function linesOf(bytes: Uint8Array): string[] {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Error('a line ends otherwise');
  return lines;
}

/** Positions as the documents give them, from 1, ends included. */
export const positions = (line: string, first: number, last = first): string => line.slice(first - 1, last);

/** The letters of a name as the IMSS stores them, made apart from the writer. */
export function imssLetters(name: string, enye: string): string {
  const table: Record<string, string> = {
    á: 'A',
    é: 'E',
    í: 'I',
    ó: 'O',
    ú: 'U',
    ü: 'U',
    Á: 'A',
    É: 'E',
    Í: 'I',
    Ó: 'O',
    Ú: 'U',
    Ü: 'U',
    ñ: enye,
    Ñ: enye,
    '-': ' ',
    '.': ' ',
    "'": '',
    '’': '',
    ö: 'O',
    ç: 'C',
    ø: 'O',
    ł: 'L',
  };
  let written = '';
  for (const letter of name) written += table[letter] ?? letter.toUpperCase();
  return written
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
}
