import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type PdfDictionary, PdfReference, type PdfValue, pdfDictionary, serializePdf } from './pdf-value.ts';

/** Objects per object stream. */
const OBJECTS_PER_STREAM = 200;
const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Receives the file's bytes in order. */
export type PdfOutput = (bytes: Uint8Array) => void;

/**
 * Writes a PDF object by object and keeps only offsets and hashes. Identical objects are written once. Objects that are
 * not streams are packed into object streams (PDF 1.5).
 */
export class ObjectWriter {
  private readonly sink: PdfOutput;
  private size = 0;
  /** By object number: its offset, or its object stream and index. */
  private readonly offsets: ({ at: number } | { flushObjectStream: number; index: number } | undefined)[] = [
    undefined,
  ];
  private readonly referenceByHash = new Map<string, PdfReference>();
  private pendingObjects: { number: number; text: string }[] = [];

  constructor(sink: PdfOutput) {
    this.sink = sink;
    this.writeText(HEADER);
  }

  /** Reserves a number for an object that is written later. */
  reserve(): PdfReference {
    return new PdfReference(this.offsets.push(undefined) - 1);
  }

  /** Writes an object unless an identical one exists. */
  writeShared(value: PdfValue, writeStream?: Uint8Array): PdfReference {
    const text = serializePdf(value);
    const hash = createHash('sha1').update(text, 'latin1');
    if (writeStream !== undefined) hash.update('stream').update(writeStream);
    const key = hash.digest('base64');
    const before = this.referenceByHash.get(key);
    if (before !== undefined) return before;
    const reference = this.reserve();
    this.referenceByHash.set(key, reference);
    this.write(reference, value, writeStream);
    return reference;
  }

  write(reference: PdfReference, value: PdfValue, writeStream?: Uint8Array): void {
    const { number } = reference;
    if (writeStream === undefined) {
      this.pendingObjects.push({ number, text: serializePdf(value) });
      if (this.pendingObjects.length >= OBJECTS_PER_STREAM) this.flushObjectStream();
      return;
    }
    this.offsets[number] = { at: this.size };
    this.writeText(`${number} 0 obj\n${serializePdf(value)}\nstream\n`);
    this.bytes(writeStream);
    this.writeText('\nendstream\nendobj\n');
  }

  /** Writes the cross-reference stream and the trailer. */
  end(root: PdfReference, info: PdfReference): void {
    this.flushObjectStream();
    const table = this.reserve();
    this.offsets[table.number] = { at: this.size };
    const begin = this.size;
    const rows = Buffer.alloc(this.offsets.length * 8);
    for (const [number, place] of this.offsets.entries()) {
      const row = number * 8;
      if (place === undefined) rows.writeUInt16BE(0xffff, row + 6);
      else if ('at' in place) {
        rows[row] = 1;
        rows.writeUIntBE(place.at, row + 1, 5);
      } else {
        rows[row] = 2;
        rows.writeUIntBE(place.flushObjectStream, row + 1, 5);
        rows.writeUInt16BE(place.index, row + 6);
      }
    }
    const id = `<${createHash('sha1').update(rows).digest('hex').slice(0, 32)}>`;
    this.writeStream(table, rows, {
      Type: '/XRef',
      Size: String(this.offsets.length),
      W: ['1', '5', '2'],
      Root: root,
      Info: info,
      ID: [id, id],
    });
    this.writeText(`startxref\n${begin}\n%%EOF\n`);
  }

  private flushObjectStream(): void {
    if (this.pendingObjects.length === 0) return;
    const reference = this.reserve();
    let heads = '';
    let body = '';
    for (const [index, { number, text }] of this.pendingObjects.entries()) {
      heads += `${number} ${body.length} `;
      body += `${text}\n`;
      this.offsets[number] = { flushObjectStream: reference.number, index };
    }
    const count = this.pendingObjects.length;
    this.pendingObjects = [];
    this.writeStream(reference, Buffer.from(heads + body, 'latin1'), {
      Type: '/ObjStm',
      N: String(count),
      First: String(heads.length),
    });
  }

  private writeStream(reference: PdfReference, plain: Buffer, entries: Record<string, PdfValue>): void {
    const pendingObjects = deflateSync(plain);
    const value: PdfDictionary = pdfDictionary({
      ...entries,
      Filter: '/FlateDecode',
      Length: String(pendingObjects.byteLength),
    });
    this.write(reference, value, pendingObjects);
  }

  private writeText(text: string): void {
    this.bytes(Buffer.from(text, 'latin1'));
  }

  private bytes(bytes: Uint8Array): void {
    this.size += bytes.byteLength;
    this.sink(bytes);
  }
}
