import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES, type RenderFormat } from '@lienzo/schema/api/render-contract';
import type { FileStart } from './file-sink.ts';

/** What a file is called and what it is. */
export type FileInfo = {
  /** Without its extension. */
  name: string;
  format: RenderFormat;
};

/** The headers of a file, as a whole response or as a part of a multipart one. */
export function fileHeaders({ format, name }: FileInfo, { size }: FileStart): Record<string, string> {
  return {
    'Content-Type': MEDIA_TYPES[format],
    ...(size !== undefined && { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition('attachment', `${name}.${format}`),
  };
}

/** A file as the response. */
export function fileResponse(
  file: FileInfo,
  started: FileStart,
  body: ReadableStream<Uint8Array>,
  requestId: string,
): Response {
  return new Response(body, {
    headers: {
      ...fileHeaders(file, started),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
}
