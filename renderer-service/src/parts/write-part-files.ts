import { MEDIA_TYPES, NOTES_HEADER, type RenderFormat } from '@lienzo/schema/api/render-contract';
import type { ByteSink } from '../platform/streams/byte-sink.ts';
import type { PartFileSink } from './part-file.ts';

/** Writes files as the parts of a `multipart/mixed` body (RFC 2046), each with its length and its notes. */
export function partFileWriter(
  sink: ByteSink,
  format: RenderFormat,
  boundary: string,
): { write: PartFileSink; end(): Promise<void> } {
  const text = (label: string): Promise<void> => sink.write(new Uint8Array(Buffer.from(label, 'latin1')));
  return {
    async write({ bytes, notes }) {
      const noted = notes.header();
      await text(
        `--${boundary}\r\nContent-Type: ${MEDIA_TYPES[format]}\r\nContent-Length: ${bytes.byteLength}\r\n${noted === undefined ? '' : `${NOTES_HEADER}: ${noted}\r\n`}\r\n`,
      );
      await sink.write(new Uint8Array(bytes));
      await text('\r\n');
    },
    end: () => text(`--${boundary}--\r\n`),
  };
}
