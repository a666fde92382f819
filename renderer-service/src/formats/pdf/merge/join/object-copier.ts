import type { ObjectWriter } from './object-writer.ts';
import { type PdfDictionary, PdfReference, type PdfValue } from './pdf-value.ts';
import type { PrintFile } from './print-file.ts';

/** Copies the objects that a print's pages reference, each once. */
export class ObjectCopier {
  private readonly file: PrintFile;
  private readonly writer: ObjectWriter;
  private readonly copies = new Map<number, PdfReference>();
  /** Objects being copied; a circular reference reserves a number before the object is written. */
  private readonly inProgress = new Map<number, PdfReference | undefined>();

  constructor(file: PrintFile, writer: ObjectWriter) {
    this.file = file;
    this.writer = writer;
  }

  /** Copies a value and the objects that it references. */
  copy(value: PdfValue): PdfValue {
    if (typeof value === 'string') return value;
    if (value instanceof PdfReference) return this.object(value.number);
    if (Array.isArray(value)) return value.map((one) => this.copy(one));
    return new Map([...value].map(([key, one]) => [key, this.copy(one)]));
  }

  private object(number: number): PdfReference {
    const done = this.copies.get(number);
    if (done !== undefined) return done;
    if (this.inProgress.has(number)) {
      const reserved = this.inProgress.get(number) ?? this.writer.reserve();
      this.inProgress.set(number, reserved);
      return reserved;
    }
    this.inProgress.set(number, undefined);
    const { value, stream } = this.file.object(number);
    const copied = this.copy(value);
    const reserved = this.inProgress.get(number);
    this.inProgress.delete(number);
    if (reserved !== undefined) this.writer.write(reserved, copied, stream);
    const reference = reserved ?? this.writer.writeShared(copied, stream);
    this.copies.set(number, reference);
    return reference;
  }
}

/** A print whose pages are copied. */
export type JoinedPrint = { file: PrintFile; copier: ObjectCopier };

/** A page of a print. */
export type PrintedPage = { print: JoinedPrint; page: PdfDictionary };
