import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedBlock } from '@lienzo/schema/reports/imported-document';
import { sniffImage } from '../../../platform/storage/sniff-image.ts';
import type { BlockSink } from './block-sink.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURES, MAX_PICTURES_BYTES } from './document-limits.ts';

const { lost } = documentImportMessages;

/** A picture of a document; its blocks name it by its position in the list. */
export type PictureFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The pictures that blocks ask for by their key in the file; each is read once, after the text that names it. */
export class PictureList {
  readonly #sink: BlockSink;
  readonly #requested = new Map<string, { name: string; position: string }>();

  constructor(sink: BlockSink) {
    this.#sink = sink;
  }

  request(key: string, name: string): void {
    if (!this.#requested.has(key)) this.#requested.set(key, { name, position: this.#sink.position });
  }

  /**
   * Reads the pictures, and gives the blocks without those that cannot be taken, which are listed.
   * @param read null: it has more than `MAX_PICTURE_BYTES`.
   */
  async load(
    read: (key: string) => Promise<Uint8Array | null>,
  ): Promise<{ blocks: ImportedBlock[]; pictures: PictureFile[] }> {
    const pictures: PictureFile[] = [];
    const indexes = new Map<string, string>();
    let left = MAX_PICTURES_BYTES;
    for (const [key, { name, position }] of this.#requested) {
      const bytes = pictures.length < MAX_PICTURES && left > 0 ? await read(key) : undefined;
      const reason = bytes === undefined ? lost.manyPictures : problemOf(name, bytes);
      if (reason !== null) this.#sink.lose(reason, position);
      else if (bytes !== undefined && bytes !== null) {
        left -= bytes.length;
        indexes.set(key, `${pictures.length}`);
        pictures.push({ name, bytes: new Uint8Array(bytes) });
      }
    }
    const blocks = this.#sink.blocks.flatMap((block): ImportedBlock[] => {
      if (block.kind !== 'picture') return [block];
      const image = indexes.get(block.image);
      return image === undefined ? [] : [{ ...block, image }];
    });
    return { blocks, pictures };
  }
}

function problemOf(name: string, bytes: Uint8Array | null): string | null {
  if (bytes === null || bytes.length > MAX_PICTURE_BYTES) return lost.pictureSize(name);
  const isKnown = sniffImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) !== null;
  return isKnown ? null : lost.pictureKind(name);
}
