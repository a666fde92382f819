/** Bytes of a file as lines, whoever wrote it: ANSI, UTF-8 or UTF-16 with or without mark, any end of line. */

export type ReadLine = {
  /** From 1. */
  number: number;
  text: string;
  /** It was longer than any record, and its rest is dropped. */
  is_cut: boolean;
};

/** Bytes of a line that are kept: more than the longest record has, so that no file fills the memory. */
export const MAX_LINE = 4096;

const LF = 0x0a;
const CR = 0x0d;
/** With which files of DOS end. */
const SUB = 0x1a;
const END_OF_FILE = String.fromCharCode(SUB);

const utf8 = new TextDecoder('utf-8', { fatal: true });
const ansi = new TextDecoder('windows-1252');

/** Keeps one line at a time; `push` gives those that a chunk completes, `end` the last one. */
export class LineSplitter {
  readonly #bytes = new Uint8Array(MAX_LINE);
  #length = 0;
  #isCut = false;
  #number = 0;
  #afterReturn = false;

  push(chunk: Uint8Array): ReadLine[] {
    const lines: ReadLine[] = [];
    for (const byte of chunk) {
      // Half of a letter in UTF-16: without it the rest is the letter in ANSI.
      if (byte === 0) continue;
      const isEndOfBoth = byte === LF && this.#afterReturn;
      this.#afterReturn = byte === CR;
      if (isEndOfBoth) continue;
      if (byte === LF || byte === CR) lines.push(this.#finishLine());
      else this.#keep(byte);
    }
    return lines;
  }

  #keep(byte: number): void {
    if (this.#length === MAX_LINE) {
      this.#isCut = true;
      return;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  end(): ReadLine[] {
    const isEmpty = this.#length === 0 || (this.#length === 1 && this.#bytes[0] === SUB);
    return isEmpty ? [] : [this.#finishLine()];
  }

  #finishLine(): ReadLine {
    this.#number += 1;
    let bytes = this.#bytes.subarray(0, this.#length);
    if (this.#number === 1) bytes = withoutMark(bytes);
    const line = { number: this.#number, text: decodeLine(bytes), is_cut: this.#isCut };
    this.#length = 0;
    this.#isCut = false;
    return line;
  }
}

/** The lines of bytes that are at hand. */
export function* linesOf(chunks: Iterable<Uint8Array>): Generator<ReadLine> {
  const splitter = new LineSplitter();
  for (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

/** Without the mark of UTF-8 or UTF-16 at the beginning. */
function withoutMark(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 ? bytes.subarray(2) : bytes;
}

/** A line is UTF-8 where it can be, else ANSI: programs that add lines to a file mix both. */
function decodeLine(bytes: Uint8Array<ArrayBuffer>): string {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    text = ansi.decode(bytes);
  }
  return text.replaceAll(END_OF_FILE, '').replaceAll('\ufeff', '');
}
