import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from './api-env.ts';

/** Minimum size for compression, in bytes. */
const WORTHWHILE = 1024;

/**
 * Up to this size compressing on the main thread (a millisecond at most) is faster than handing over to the thread
 * pool.
 */
const AT_ONCE = 256 * 1024;

const FAST = { level: constants.Z_BEST_SPEED };
const inThread = promisify(gzip);
const pack = (text: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> =>
  text.length <= AT_ONCE ? gzipSync(text, FAST) : inThread(text, FAST);

/**
 * A JSON response, compressed from a kilobyte on if the client accepts gzip. Not streamed: for a few kilobytes a stream
 * costs more than its content. The fastest level shrinks lists to a tenth; the best one gains little more.
 * @param isSecret the response contains a secret: it is never compressed, not even by proxies
 * (docs/decisions/2026-11-22-logos-and-compression.md).
 */
export async function answerJson(
  context: Context<ApiEnv>,
  body: unknown,
  { isSecret }: { isSecret: boolean },
): Promise<Response> {
  const text = Buffer.from(JSON.stringify(body));
  const isPacked = !isSecret && text.length >= WORTHWHILE && takesGzip(context);
  const bytes = isPacked ? await pack(text) : text;
  return context.body(bytes, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
    'Cache-Control': isSecret ? 'no-store, no-transform' : 'no-store',
    ...(isSecret ? {} : { Vary: 'Accept-Encoding' }),
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
  });
}

const takesGzip = (context: Context<ApiEnv>): boolean =>
  accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip';
