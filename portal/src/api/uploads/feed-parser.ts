import type { Readable, Writable } from 'node:stream';
import { release } from '../files/release.ts';

/**
 * Gives a body to a parser no faster than it takes it. What is not read stays with the server, which drains or hangs
 * up; what is free is released.
 * @param isFree whether what was written is ours and nothing of it waits anywhere.
 * @returns when the parser has finished.
 * @throws the parser's error, the body's, the signal's reason.
 */
export async function feedParser(
  body: Readable,
  parser: Writable,
  isFree: () => boolean,
  stop: AbortSignal,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const write = (piece: Buffer): void => {
    const goesOn = parser.write(piece);
    if (isFree()) release(piece);
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
    body.pause();
    body.off('end', finish).off('close', leave).off('data', write);
    parser.off('drain', resume);
    stop.removeEventListener('abort', halt);
  }
}
