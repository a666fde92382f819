import type { Readable, Writable } from 'node:stream';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';

/** Timeout without progress of the sender or the parser, in milliseconds. */
const STALL_MS = 60_000;

/**
 * Feeds a body to a parser with backpressure. What is not read is left to the server, which drains it or hangs up.
 * @param copied how many bytes the parser's reader has copied so far. A chunk that was copied completely during its
 * write is released; of any other one the parser may still retain a part.
 * @returns when the parser has finished.
 * @throws the parser's error, the body's, the signal's reason, an error after a minute without progress.
 */
export async function feedParser(
  body: Readable,
  parser: Writable,
  copied: () => number,
  stop: AbortSignal,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const stalled = setTimeout(() => ended.reject(new Error('the body has stalled')), STALL_MS);
  const write = (fragment: Buffer): void => {
    stalled.refresh();
    const before = copied();
    const goesOn = parser.write(fragment);
    if (copied() - before === fragment.length) releaseBuffer(fragment);
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
