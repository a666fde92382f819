import type { Readable } from 'node:stream';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Context } from 'hono';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { feedParser } from './feed-parser.ts';
import { bodyOf, incomplete, isOfServer, keep, parserFor, type ReceivedFile } from './receive-upload.ts';

type Options = {
  /** Of each file, in bytes. */
  limit: number;
  /** Of all files together, in bytes. */
  total: number;
  /** Files, and fields beside them. */
  files: number;
  fields: number;
};

/**
 * Streams the `files` parts of a multipart request into the store, one after another, as `receiveUpload` does with one.
 * @returns the files in their order, and the fields.
 * @throws DomainError unsupported_media_type, invalid_request, file_too_large.
 */
export async function receiveUploads(
  context: Context<ApiEnv>,
  store: FileStore,
  { limit, total, files, fields }: Options,
): Promise<{ files: ReceivedFile[]; fields: Record<string, string> }> {
  const limits = {
    ...{ files, fields, fieldSize: 4096, parts: files + fields + 1 },
    ...{ headerPairs: 20, headerSize: 8192 },
  };
  const parser = parserFor(context, limits);
  const body = bodyOf(context);
  const stop = new AbortController();
  const kept: Promise<ReceivedFile>[] = [];
  const parts: Readable[] = [];
  const values: Record<string, string> = {};
  let copied = 0;
  parser.on('file', (field, stream, name) => {
    if (field !== 'files') return void stream.resume();
    parts.push(stream);
    stream.on('data', (bytes: Buffer) => {
      copied += bytes.length;
      if (copied > total) stop.abort(new DomainError('file_too_large'));
    });
    stream.on('error', () => undefined);
    const one = keep(stream, name, store, { limit });
    one.catch((error: unknown) => stop.abort(error));
    kept.push(one);
  });
  parser.on('field', (name, value) => {
    values[name] = value;
  });
  for (const exceeded of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(exceeded, () => stop.abort(refusal));
  try {
    await feedParser(body, parser, () => (isOfServer(body) ? copied : 0), stop.signal);
    return { files: await Promise.all(kept), fields: values };
  } catch (cause) {
    const error = incomplete(cause);
    for (const part of parts) part.destroy(error);
    await Promise.allSettled(kept);
    throw stop.signal.aborted ? stop.signal.reason : cause instanceof DomainError ? cause : error;
  }
}

const refusal = new DomainError({
  code: 'invalid_request',
  message: apiRefusalMessages.request.tooManyFields,
});
