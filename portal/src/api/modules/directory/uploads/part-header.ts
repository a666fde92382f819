import type { Readable } from 'node:stream';

/** Bytes within which the header of a form's file comes: behind its few short fields. */
const WITHIN = 64 * 1024;

/**
 * Watches a form's body for the `Content-Disposition` of its part `file`, whose bytes the parser does not tell. To be
 * called before the body is read.
 * @param boundary of the form.
 * @returns what has come of it, a character for each byte; undefined when nothing has.
 */
export function fileDisposition(body: Readable, boundary: string): () => string | undefined {
  let head = '';
  const watch = (chunk: Buffer): void => {
    head += chunk.toString('latin1', 0, WITHIN - head.length);
    if (head.length >= WITHIN) body.off('data', watch);
  };
  body.on('data', watch);
  return () => {
    body.off('data', watch);
    return head
      .split(`--${boundary}\r\n`)
      .slice(1)
      .flatMap((part) => part.slice(0, Math.max(0, part.indexOf('\r\n\r\n'))).split(/\r\n(?![ \t])/))
      .map((line) => /^content-disposition:\s*(.*)$/is.exec(line)?.[1] ?? '')
      .find((value) => /;\s*name="?file"?\s*(;|$)/i.test(value));
  };
}
