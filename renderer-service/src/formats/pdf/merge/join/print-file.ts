import { PdfReader } from './pdf-reader.ts';
import { type PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts';

/** An indirect object: its value, and its bytes if it is a stream. */
export type PdfObject = { value: PdfValue; stream?: Uint8Array };

/** Keys that pages take from the nodes above them. */
const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'];

/**
 * A PDF as the browser writes it: one plain cross-reference table, no object streams. Objects are read lazily.
 * @throws Error for a file of another structure.
 */
export class PrintFile {
  /** The pages in their order, with what they inherit. */
  readonly pages: PdfDictionary[] = [];
  private readonly bytes: Uint8Array;
  private readonly text: string;
  private readonly offsets = new Map<number, number>();
  private readonly cache = new Map<number, PdfObject>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    const trailer = this.readTable();
    if (trailer.has('/Encrypt')) throw new Error('the print is encrypted');
    const catalog = this.dictionary(trailer.get('/Root'));
    this.collectPages(this.dictionary(catalog.get('/Pages')), new Map());
  }

  object(number: number): PdfObject {
    let object = this.cache.get(number);
    if (object === undefined) {
      object = this.read(number);
      this.cache.set(number, object);
    }
    return object;
  }

  /** Resolves a reference; other values are returned unchanged. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    return value instanceof PdfReference ? this.object(value.number).value : value;
  }

  /** The dictionary that a value is or refers to. @throws Error when it is none. */
  dictionary(value: PdfValue | undefined): PdfDictionary {
    const resolve = this.resolve(value);
    if (!(resolve instanceof Map)) throw new Error('no dictionary where one should be');
    return resolve;
  }

  private read(number: number): PdfObject {
    const position = this.offsets.get(number);
    if (position === undefined) return { value: 'null' };
    const reader = new PdfReader(this.text, position);
    reader.value();
    reader.value();
    if (!reader.accept('obj')) throw new Error(`object ${number} is not where it should be`);
    const value = reader.value();
    if (!(value instanceof Map) || !reader.accept('stream')) return { value };
    if (this.text[reader.at] === '\r') reader.at += 1;
    reader.at += 1;
    const length = Number(this.resolve(value.get('/Length')));
    return { value, stream: this.bytes.subarray(reader.at, reader.at + length) };
  }

  /** Reads the cross-reference table. @returns the trailer. */
  private readTable(): PdfDictionary {
    const at = this.text.lastIndexOf('startxref');
    const reader = new PdfReader(this.text, at + 'startxref'.length);
    reader.at = Number(reader.value());
    if (at < 0 || !reader.accept('xref')) throw new Error('no plain table of objects');
    while (!reader.accept('trailer')) {
      const first = Number(reader.value());
      const count = Number(reader.value());
      for (let index = 0; index < count; index += 1) {
        const target = Number(reader.value());
        reader.value();
        if (reader.value() === 'n') this.offsets.set(first + index, target);
      }
    }
    const trailer = reader.value();
    if (!(trailer instanceof Map) || trailer.has('/Prev')) throw new Error('not one table of objects');
    return trailer;
  }

  private collectPages(node: PdfDictionary, above: PdfDictionary): void {
    const kids = this.resolve(node.get('/Kids'));
    const own: PdfDictionary = new Map(above);
    for (const key of INHERITED) {
      const value = node.get(key);
      if (value !== undefined) own.set(key, value);
    }
    if (Array.isArray(kids)) for (const kid of kids) this.collectPages(this.dictionary(kid), own);
    else this.pages.push(new Map([...own, ...node]));
  }
}
