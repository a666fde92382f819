import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { contentDisposition } from './content-disposition.ts';
import type { FileStart } from './file-sink.ts';
import type { OpenedJob } from './opened-job.ts';

/** The headers of a file, as an answer of its own or as a part of one. */
export function fileHeaders({ format, name }: OpenedJob, { size }: FileStart): Record<string, string> {
  return {
    'Content-Type': MEDIA_TYPES[format],
    ...(size !== undefined && { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition(name, format),
  };
}

/** A file as the answer. */
export function fileResponse(
  job: OpenedJob,
  started: FileStart,
  body: ReadableStream<Uint8Array>,
  requestId: string,
): Response {
  return new Response(body, {
    headers: {
      ...fileHeaders(job, started),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
}
