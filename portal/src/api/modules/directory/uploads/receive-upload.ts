import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { receivedFileName } from '@lienzo/schema/api/received-file-name';
import { fileName } from '@lienzo/schema/directory/file-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { apiFieldMessages } from '@lienzo/schema/rule-messages/api-field-messages';
import type { Context } from 'hono';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { mediaType } from '../../../platform/http/media-type.ts';
import type { FileStore, StoredBlob } from '../../../platform/storage/file-store.ts';
import { HEAD_BYTES, mediaTypeOf } from '../../../platform/storage/media-type-of.ts';
import { coalesceChunks } from './coalesce-chunks.ts';
import { feedParser } from './feed-parser.ts';
import { fileDisposition } from './part-header.ts';

/** Overhead of a form around its file, in bytes. */
const FORM_OVERHEAD = 16 * 1024;
/** High-water mark of the parser: more than one chunk, so that it does not wait for each. */
const WAITING = 256 * 1024;
const LIMITS = { files: 1, fields: 10, fieldSize: 4096, parts: 12, headerPairs: 20, headerSize: 8192 };

/** What the parser of a form reads. */
export type FormLimits = typeof LIMITS;

/** `paysheetId`: of a file that belongs to a payroll wherever it lies. */
export type ReceivedFile = StoredBlob & { name: string; media_type: string; paysheetId?: number };

type ReceiveOptions = {
  /** Maximum size of the file, in bytes. */
  limit: number;
  /** Called with the name while bytes are received; may refuse it, and nothing is stored before it returns. */
  accept?: (name: string) => Promise<void> | void;
  /** Called with what the bytes are, before they are stored; may refuse them. */
  acceptType?: (mediaType: string) => void;
  /** Called with each other field of the form. */
  onField?: (name: string, value: string) => void;
};

/**
 * Streams the `file` part of a multipart request into the store, without buffering it in memory; refused or aborted
 * uploads leave nothing.
 * @throws DomainError unsupported_media_type, required_parameter, invalid_request, file_too_large.
 */
export async function receiveUpload(
  context: Context<ApiEnv>,
  files: FileStore,
  options: ReceiveOptions,
): Promise<ReceivedFile> {
  const parser = parserFor(context);
  if (Number(context.req.header('content-length') ?? 0) > options.limit + FORM_OVERHEAD)
    throw new DomainError('file_too_large');
  const body = bodyOf(context);
  const disposition = fileDisposition(body, boundaryOf(context));
  const stop = new AbortController();
  let kept: Promise<ReceivedFile> | undefined;
  let part: Readable | undefined;
  let copied = 0;
  parser.on('file', (field, stream, name) => {
    if (field !== 'file' || kept !== undefined) return void stream.resume();
    part = stream;
    stream.on('data', (bytes: Buffer) => {
      copied += bytes.length;
    });
    // Propagates the error to the reader as well.
    stream.on('error', () => undefined);
    kept = keep(stream, receivedFileName(disposition() ?? '') ?? name, files, options);
    kept.catch((error: unknown) => stop.abort(error));
  });
  parser.on('field', (name, value) => options.onField?.(name, value));
  // A second file would be lost although its sender gets a success.
  parser.on('filesLimit', () => stop.abort(refusal(apiRefusalMessages.directory.oneFile)));
  // Limits the fields, which the parser would otherwise read without bound.
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => stop.abort(refusal(apiRefusalMessages.request.tooManyFields)));
  try {
    await feedParser(body, parser, () => (isOfServer(body) ? copied : 0), stop.signal);
  } catch (cause) {
    const error = incomplete(cause);
    part?.destroy(error);
    // The temporary file is removed before the response.
    await kept?.catch(() => undefined);
    throw stop.signal.aborted ? stop.signal.reason : error;
  }
  if (kept === undefined)
    throw new DomainError({
      code: 'required_parameter',
      message: apiRefusalMessages.directory.file,
      field: 'file',
    });
  return kept;
}

/** @throws DomainError unsupported_media_type, invalid_request. */
export function parserFor(context: Context<ApiEnv>, limits: FormLimits = LIMITS): BusboyInstance {
  const type = context.req.header('content-type') ?? '';
  if (mediaType(type) !== 'multipart/form-data')
    throw new DomainError({ code: 'unsupported_media_type', message: apiRefusalMessages.request.asForm });
  try {
    return new Busboy({ headers: { 'content-type': type }, limits, highWaterMark: WAITING });
  } catch (cause) {
    throw incomplete(cause);
  }
}

/** Of the form's parts; the parser has refused a form without one. */
const boundaryOf = ({ req }: Context<ApiEnv>): string =>
  /boundary=(?:"([^"]+)"|([^;\s]+))/i
    .exec(req.header('content-type') ?? '')
    ?.slice(1)
    .find(Boolean) ?? '';

/** Stores a part of a form. @throws DomainError invalid_request: its name cannot be one; file_too_large. */
export async function keep(
  stream: Readable,
  given: string | undefined,
  files: FileStore,
  { limit, accept, acceptType }: ReceiveOptions,
): Promise<ReceivedFile> {
  const name = fileName.safeParse(given ?? '');
  if (!name.success) {
    const message = name.error.issues[0]?.message ?? apiFieldMessages.fileName;
    throw refusal(message);
  }
  const received = name.data;
  const fragments = coalesceChunks(stream);
  const accepted = Promise.resolve(accept?.(received));
  accepted.catch((error: unknown) => stream.destroy(error instanceof Error ? error : incomplete(error)));
  let head = Buffer.alloc(0);
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const fragment of fragments) {
      if (head.length < HEAD_BYTES)
        head = Buffer.concat([head, fragment.subarray(0, HEAD_BYTES - head.length)]);
      yield fragment;
    }
    await accepted;
    acceptType?.(mediaTypeOf(head, received));
  }
  const blob = await files.put(watched(), { limit });
  return { ...blob, name: received, media_type: mediaTypeOf(head, received) };
}

/** Chunks of a body without a server belong to the caller and are not released. */
export const isOfServer = (body: Readable): boolean => body instanceof IncomingMessage;

/** The request as a Node stream if there is a server: the web stream would copy every chunk. */
export function bodyOf({ env, req }: Context<ApiEnv>): Readable {
  if (env?.incoming instanceof IncomingMessage) return env.incoming;
  if (req.raw.body === null) throw incomplete(new Error('no body'));
  return Readable.fromWeb(req.raw.body);
}

const refusal = (message: string): DomainError =>
  new DomainError({ code: 'invalid_request', message, field: 'file' });
export const incomplete = (cause: unknown): DomainError =>
  new DomainError({ code: 'invalid_request', message: apiRefusalMessages.request.formCutOff }, { cause });
