import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { fileName } from '@lienzo/schema/api/file-endpoints';
import type { Context } from 'hono';
import type { FileStore, StoredBlob } from '../files/file-store.ts';
import { HEAD_BYTES, mediaTypeOf } from '../files/media-type-of.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { ApiError } from '../http/api-error.ts';
import { mediaType } from '../http/media-type.ts';

/** What a form adds around its file. */
const FORM_OVERHEAD = 16 * 1024;
const LIMITS = { files: 1, fields: 10, fieldSize: 4096, parts: 12, headerPairs: 20, headerSize: 8192 };

export type ReceivedFile = StoredBlob & { name: string; media_type: string };

type ReceiveOptions = {
  /** The most bytes that the file may have. */
  limit: number;
  /** Told the name before any byte is kept; may refuse it. */
  accept?: (name: string) => Promise<void> | void;
};

/**
 * Takes the `file` part of a multipart request into the store while it comes; nothing is held in memory, and what is
 * refused or cut short leaves nothing.
 * @throws ApiError unsupported_media_type, required_parameter, invalid_request, file_too_large.
 */
export async function receiveUpload(
  context: Context<ApiEnv>,
  files: FileStore,
  options: ReceiveOptions,
): Promise<ReceivedFile> {
  const parser = parserFor(context);
  if (Number(context.req.header('content-length') ?? 0) > options.limit + FORM_OVERHEAD)
    throw new ApiError('file_too_large');
  const stop = new AbortController();
  let kept: Promise<ReceivedFile> | undefined;
  let part: { destroy(error: Error): unknown } | undefined;
  parser.on('file', (field, stream, name) => {
    if (field !== 'file' || kept !== undefined) return void stream.resume();
    part = stream;
    // Whoever reads it is told as well.
    stream.on('error', () => undefined);
    kept = keep(stream, name, files, options);
    kept.catch((error: unknown) => stop.abort(error));
  });
  try {
    await pump(bodyOf(context), parser, stop.signal);
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error('broken upload', { cause });
    part?.destroy(error);
    // Its temporary file is gone before anything is answered.
    await kept?.catch(() => undefined);
    throw stop.signal.aborted ? stop.signal.reason : error;
  }
  if (kept === undefined)
    throw new ApiError({ code: 'required_parameter', message: 'Elige un archivo.', field: 'file' });
  return kept;
}

function parserFor(context: Context<ApiEnv>): BusboyInstance {
  const type = context.req.header('content-type') ?? '';
  if (mediaType(type) !== 'multipart/form-data')
    throw new ApiError({ code: 'unsupported_media_type', message: 'Envía el archivo como formulario.' });
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch (cause) {
    throw incomplete(cause);
  }
}

async function keep(
  stream: AsyncIterable<Buffer>,
  given: string | undefined,
  files: FileStore,
  { limit, accept }: ReceiveOptions,
): Promise<ReceivedFile> {
  const name = fileName.safeParse(given ?? '');
  if (!name.success) {
    const message = name.error.issues[0]?.message ?? 'Escribe el nombre del archivo.';
    throw new ApiError({ code: 'invalid_request', message, field: 'file' });
  }
  await accept?.(name.data);
  let head = Buffer.alloc(0);
  async function* watched(): AsyncGenerator<Buffer> {
    for await (const piece of stream) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)]);
      yield piece;
    }
  }
  const blob = await files.put(watched(), { limit });
  return { ...blob, name: name.data, media_type: mediaTypeOf(head, name.data) };
}

/** The body as Node has it where there is a server: the web's stream would copy every piece. */
function bodyOf({ env, req }: Context<ApiEnv>): Readable {
  if (env?.incoming instanceof IncomingMessage) return env.incoming;
  if (req.raw.body === null) throw incomplete(new Error('no body'));
  return Readable.fromWeb(req.raw.body);
}

/** Feeds the parser no faster than it takes. What is not read stays with the server, which drains or hangs up. */
async function pump(body: Readable, parser: BusboyInstance, stop: AbortSignal): Promise<void> {
  const ended = Promise.withResolvers<void>();
  parser.on('finish', ended.resolve);
  parser.on('error', (cause) => ended.reject(incomplete(cause)));
  stop.addEventListener('abort', () => ended.reject(stop.reason));
  // Somebody waits for it only further below.
  ended.promise.catch(() => undefined);
  const pieces = body.iterator({ destroyOnReturn: false });
  for (;;) {
    const { done, value } = await Promise.race([
      pieces.next().catch(failWith),
      ended.promise.then(() => END),
    ]);
    if (done === true) break;
    if (parser.write(value)) continue;
    const drained = Promise.withResolvers<void>();
    parser.once('drain', drained.resolve);
    await Promise.race([drained.promise, ended.promise]);
  }
  parser.end();
  await ended.promise;
}

const END = { done: true, value: undefined } as const;

function failWith(cause: unknown): never {
  throw incomplete(cause);
}

const incomplete = (cause: unknown): ApiError =>
  new ApiError({ code: 'invalid_request', message: 'El formulario llegó incompleto.' }, { cause });
