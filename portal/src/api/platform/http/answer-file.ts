import { contentDisposition } from '@lienzo/schema/api/file-name';
import type { Context } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { FileStore } from '../storage/file-store.ts';
import { mayRunInBrowser } from '../storage/media-type-of.ts';
import type { ApiEnv } from './api-env.ts';
import { byteRange } from './byte-range.ts';
import { HttpError } from './error-answer.ts';

/** `start`: where it lies in a blob that holds several files. */
type ServedFile = { sha256: string; size: number; name: string; media_type: string; start?: number };

/** A Content-Security-Policy under which a file cannot run or load anything. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/**
 * A stored file as attachment: whole, or the requested range. Its SHA-256 is the ETag, so that conditional and range
 * requests work.
 * @throws DomainError invalid_range, file_not_found.
 */
export async function answerFile(
  context: Context<ApiEnv>,
  files: FileStore,
  file: ServedFile,
): Promise<Response> {
  const { start } = file;
  const tag = `"${start === undefined ? file.sha256 : `${file.sha256}-${start}`}"`;
  const headers = {
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': FILE_POLICY,
  };
  const known = context.req.header('if-none-match');
  if (known !== undefined && (known.trim() === '*' || tagsOf(known).includes(tag)))
    return new Response(null, { status: 304, headers });
  const condition = context.req.header('if-range');
  const asked = condition === undefined || condition === tag ? context.req.header('range') : undefined;
  const range = byteRange(asked, file.size);
  if (range === 'unsatisfiable')
    throw new HttpError('invalid_range', { 'Content-Range': `bytes */${file.size}` });
  const part = range === 'whole' ? undefined : range;
  const body = await files.open(file.sha256, inBlob(file, part));
  if (body === null) throw new DomainError('file_not_found', { cause: new Error(`no blob ${file.sha256}`) });
  context.set('pieces', body);
  return new Response(body, {
    status: part === undefined ? 200 : 206,
    headers: {
      ...headers,
      'Content-Type': mayRunInBrowser(file.media_type) ? 'application/octet-stream' : file.media_type,
      'Content-Disposition': contentDisposition('attachment', file.name),
      'Content-Length': String(part === undefined ? file.size : part.end - part.start + 1),
      ...(part === undefined ? {} : { 'Content-Range': `bytes ${part.start}-${part.end}/${file.size}` }),
    },
  });
}

type Range = { start: number; end: number };

/** The bytes of the blob; undefined: all. */
function inBlob({ start, size }: ServedFile, part: Range | undefined): Range | undefined {
  if (start === undefined) return part;
  const { start: from, end: to } = part ?? { start: 0, end: size - 1 };
  return { start: start + from, end: start + to };
}

/** The entity tags of a header, weak ones converted to strong ones. */
const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
