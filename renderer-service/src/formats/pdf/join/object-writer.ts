import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type PdfDictionary, PdfReference, type PdfValue, pdfDictionary, spellPdf } from './pdf-value.ts';

/** Objects that are packed together. */
const PACKED = 200;
const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Takes the file's bytes in their order. */
export type ByteSink = (bytes: Uint8Array) => void;

/**
 * Writes a PDF object by object; what was written is only remembered by its place. Objects that say the same are
 * written once. Those that are no streams are packed (PDF 1.5).
 */
export class ObjectWriter {
  private readonly sink: ByteSink;
  private size = 0;
  /** By number: where an object stands, or in which pack and at which place. */
  private readonly places: ({ at: number } | { pack: number; index: number } | undefined)[] = [undefined];
  private readonly same = new Map<string, PdfReference>();
  private packed: { number: number; text: string }[] = [];

  constructor(sink: ByteSink) {
    this.sink = sink;
    this.put(HEADER);
  }

  /** A number for an object that is written later. */
  reserve(): PdfReference {
    return new PdfReference(this.places.push(undefined) - 1);
  }

  /** Writes an object, unless one that says the same was written before. */
  share(value: PdfValue, stream?: Uint8Array): PdfReference {
    const text = spellPdf(value);
    const hash = createHash('sha1').update(text, 'latin1');
    if (stream !== undefined) hash.update('stream').update(stream);
    const key = hash.digest('base64');
    const before = this.same.get(key);
    if (before !== undefined) return before;
    const reference = this.reserve();
    this.same.set(key, reference);
    this.write(reference, value, stream);
    return reference;
  }

  write(reference: PdfReference, value: PdfValue, stream?: Uint8Array): void {
    const { number } = reference;
    if (stream === undefined) {
      this.packed.push({ number, text: spellPdf(value) });
      if (this.packed.length >= PACKED) this.pack();
      return;
    }
    this.places[number] = { at: this.size };
    this.put(`${number} 0 obj\n${spellPdf(value)}\nstream\n`);
    this.bytes(stream);
    this.put('\nendstream\nendobj\n');
  }

  /** Writes the table of objects, which ends the file. */
  end(root: PdfReference, info: PdfReference): void {
    this.pack();
    const table = this.reserve();
    this.places[table.number] = { at: this.size };
    const begin = this.size;
    const rows = Buffer.alloc(this.places.length * 8);
    for (const [number, place] of this.places.entries()) {
      const row = number * 8;
      if (place === undefined) rows.writeUInt16BE(0xffff, row + 6);
      else if ('at' in place) {
        rows[row] = 1;
        rows.writeUIntBE(place.at, row + 1, 5);
      } else {
        rows[row] = 2;
        rows.writeUIntBE(place.pack, row + 1, 5);
        rows.writeUInt16BE(place.index, row + 6);
      }
    }
    const id = `<${createHash('sha1').update(rows).digest('hex').slice(0, 32)}>`;
    this.stream(table, rows, {
      Type: '/XRef',
      Size: String(this.places.length),
      W: ['1', '5', '2'],
      Root: root,
      Info: info,
      ID: [id, id],
    });
    this.put(`startxref\n${begin}\n%%EOF\n`);
  }

  private pack(): void {
    if (this.packed.length === 0) return;
    const reference = this.reserve();
    let heads = '';
    let body = '';
    for (const [index, { number, text }] of this.packed.entries()) {
      heads += `${number} ${body.length} `;
      body += `${text}\n`;
      this.places[number] = { pack: reference.number, index };
    }
    const count = this.packed.length;
    this.packed = [];
    this.stream(reference, Buffer.from(heads + body, 'latin1'), {
      Type: '/ObjStm',
      N: String(count),
      First: String(heads.length),
    });
  }

  private stream(reference: PdfReference, plain: Buffer, entries: Record<string, PdfValue>): void {
    const packed = deflateSync(plain);
    const value: PdfDictionary = pdfDictionary({
      ...entries,
      Filter: '/FlateDecode',
      Length: String(packed.byteLength),
    });
    this.write(reference, value, packed);
  }

  private put(text: string): void {
    this.bytes(Buffer.from(text, 'latin1'));
  }

  private bytes(bytes: Uint8Array): void {
    this.size += bytes.byteLength;
    this.sink(bytes);
  }
}
