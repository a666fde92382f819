import type { Readable, Writable } from 'node:stream';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';

/** Milliseconds without a byte after which a sender, or a parser, is given up. */
const STALL_MS = 60_000;

/**
 * Gives a body to a parser no faster than it takes it. What is not read stays with the server, which drains or hangs
 * up.
 * @param copied how many bytes the parser's reader has copied so far. A piece that was copied whole while it was
 *   written is released; of any other one the parser may still hold a part, of the file or of what it skips.
 * @returns when the parser has finished.
 * @throws the parser's error, the body's, the signal's reason, an error when no byte comes or goes for a minute.
 */
export async function feedParser(
  body: Readable,
  parser: Writable,
  copied: () => number,
  stop: AbortSignal,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const stalled = setTimeout(() => ended.reject(new Error('the body has stalled')), STALL_MS);
  const write = (piece: Buffer): void => {
    stalled.refresh();
    const before = copied();
    const goesOn = parser.write(piece);
    if (copied() - before === piece.length) releaseBuffer(piece);
    if (!goesOn) body.pause();
  };
  const resume = () => body.resume();
  const finish = () => parser.end();
  const leave = () => {
    if (!body.readableEnded) ended.reject(new Error('the body was cut short'));
  };
  const halt = () => ended.reject(stop.reason);
  parser.on('finish', ended.resolve).on('error', ended.reject).on('drain', resume);
  stop.addEventListener('abort', halt);
  body.on('end', finish).on('error', ended.reject).on('close', leave).on('data', write);
  if (stop.aborted) halt();
  if (body.destroyed) leave();
  try {
    await ended.promise;
  } finally {
    clearTimeout(stalled);
    body.pause();
    body.off('end', finish).off('close', leave).off('data', write);
    parser.off('drain', resume);
    stop.removeEventListener('abort', halt);
  }
}
