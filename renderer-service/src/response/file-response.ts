import { contentDisposition } from '@lienzo/schema/api/file-name';
import {
  MEDIA_TYPES,
  NOTES_HEADER,
  type RenderFormat,
  type RenderNote,
} from '@lienzo/schema/api/render-contract';
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

/** More notes would not fit into a header everywhere. */
const MOST_NOTES = 20;

const notesHeader = (notes: readonly RenderNote[]): Record<string, string> =>
  notes.length === 0 ? {} : { [NOTES_HEADER]: asciiJson(notes.slice(0, MOST_NOTES)) };

/** JSON for a header, where only ASCII is safe. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A file as the response. */
export function fileResponse(
  file: FileInfo,
  started: FileStart,
  body: ReadableStream<Uint8Array>,
  requestId: string,
  notes: readonly RenderNote[] = [],
): Response {
  return new Response(body, {
    headers: {
      ...fileHeaders(file, started),
      ...notesHeader(notes),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
}
