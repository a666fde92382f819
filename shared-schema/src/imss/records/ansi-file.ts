/** Lines as the bytes of a file for the IMSS: ANSI (Windows-1252), every line ended by CRLF, the last one too. */

/** Beyond them ANSI and Unicode number letters differently; the writers make none. */
const MAX_CODE = 0xff;

/** @throws RangeError for a letter that `encodeLetters` lets nobody write. */
export function ansiFile(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(lines.reduce((sum, line) => sum + line.length + 2, 0));
  let at = 0;
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 1) {
      const code = line.charCodeAt(index);
      if (code > MAX_CODE) throw new RangeError(`no letter of ANSI: U+${code.toString(16)}`);
      bytes[at] = code;
      at += 1;
    }
    bytes[at] = 0x0d;
    bytes[at + 1] = 0x0a;
    at += 2;
  }
  return bytes;
}
