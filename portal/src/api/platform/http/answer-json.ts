import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from './api-env.ts';

/** Bytes of text below which compressing gains nothing. */
const WORTHWHILE = 1024;

/** Bytes of text up to which a turn to another thread takes longer than compressing, a millisecond at most. */
const AT_ONCE = 256 * 1024;

const FAST = { level: constants.Z_BEST_SPEED };
const inThread = promisify(gzip);
const pack = (text: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> =>
  text.length <= AT_ONCE ? gzipSync(text, FAST) : inThread(text, FAST);

/**
 * Answers with JSON, compressed from a kilobyte on for who takes it so. In one piece: a stream of a few kilobytes
 * costs more than what it carries. The fastest level gives lists a tenth of their size; the best one saves little more.
 * @param isSecret the answer carries a secret: it is never compressed, nor by anyone on the way
 *   (docs/decisions/2026-11-22-logos-and-compression.md).
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
