import { decodeExtended } from 'content-disposition';

/** What browsers write instead of these in the name of a form's file (HTML, 4.10.22.8). */
const ESCAPED = { '%22': '"', '%0D': '\r', '%0A': '\n' };

const EXTENDED = /;\s*filename\*\s*=\s*([^;\s]+)/i;
/** Browsers escape no backslash: `"C:\recibo.pdf"` is a path. */
const PLAIN = /;\s*filename\s*=\s*(?:"((?:\\"|[^"])*)"|([^;\s"]+))/i;

/**
 * The name of a form's file: `filename*` where a program sends it, else the bytes of `filename` as UTF-8, or as Windows
 * writes Spanish when they are none.
 * @param header the part's `Content-Disposition`, a character for each byte.
 * @returns undefined when it has no name.
 */
export function receivedFileName(header: string): string | undefined {
  const extended = EXTENDED.exec(header)?.[1];
  const decoded = extended === undefined ? undefined : decodeExtended(extended);
  if (decoded !== undefined) return lastOf(decoded);
  const [, quoted, bare] = PLAIN.exec(header) ?? [];
  const plain = quoted?.replaceAll('\\"', '"') ?? bare;
  if (plain === undefined) return undefined;
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    name = new TextDecoder('windows-1252').decode(bytes);
  }
  return lastOf(
    Object.entries(ESCAPED).reduce((text, [code, letter]) => text.replaceAll(code, letter), name),
  );
}

/** Without the folders that some programs send along. */
const lastOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';
