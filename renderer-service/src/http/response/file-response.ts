import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES, NOTES_HEADER, type RenderFormat } from '@lienzo/schema/api/render-contract';
import type { PrintNotes } from '../../platform/notes/print-notes.ts';
import type { FileStart } from './file-sink.ts';

/** What a file is called and what it is. */
export type FileInfo = {
  /** Without its extension. */
  name: string;
  format: RenderFormat;
  /** Of several files in one response, which is `multipart/mixed`. */
  boundary?: string;
  /** What was noted by the time that the file begins. */
  notes?: PrintNotes;
};

/** The headers of a file, as a whole response or as a part of a multipart one. */
export function fileHeaders(
  { format, name, boundary, notes }: FileInfo,
  { size }: FileStart,
): Record<string, string> {
  if (boundary !== undefined) return { 'Content-Type': `multipart/mixed; boundary="${boundary}"` };
  const noted = notes?.header();
  return {
    'Content-Type': MEDIA_TYPES[format],
    ...(size !== undefined && { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition('attachment', `${name}.${format}`),
    ...(noted !== undefined && { [NOTES_HEADER]: noted }),
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
