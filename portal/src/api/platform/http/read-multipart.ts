import { text } from 'node:stream/consumers';

/** A part of a `multipart/mixed` answer; its bytes are read before the next part, or skipped. */
export type MultipartPart = { headers: Headers; body: AsyncIterable<Uint8Array<ArrayBuffer>> };

/** The answer ended before its closing boundary, or is not multipart at all. */
export class MultipartError extends Error {}

/** The boundary named by a `Content-Type`, or null when it is not multipart. */
export function boundaryOf(contentType: string | null): string | null {
  const match = /^multipart\/[a-z]+\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? '');
  return match?.[1] ?? match?.[2] ?? null;
}

const CR = 13;
const LF = 10;
const DASH = 45;

/**
 * Reads a `multipart/mixed` stream (RFC 2046 §5.1) part by part, and nothing ahead of the reader, so that a file of any
 * size passes through. Bytes are scanned once, wherever the chunks were cut.
 * @throws MultipartError, also from a part's bytes, when the stream ends before its closing boundary.
 */
export async function* readMultipart(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  boundary: string,
): AsyncGenerator<MultipartPart> {
  const source = new ByteSource(stream);
  try {
    await skip(source.until(`--${boundary}`, 'no opening boundary'));
    while (!(await endsHere(source))) {
      const head = await text(source.until('\r\n\r\n', 'cut off in the headers of a part'));
      const body = source.until(`\r\n--${boundary}`, 'cut off in a part');
      yield { headers: parseHeaders(head), body: { [Symbol.asyncIterator]: () => unclosed(body) } };
      await skip(body);
    }
  } finally {
    await source.close();
  }
}

type Chunks = AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>;

async function skip(fragments: Chunks): Promise<void> {
  while (!(await fragments.next()).done);
}

/** A reader that stops half-way leaves the rest to be skipped. */
const unclosed = (segments: Chunks): AsyncIterator<Uint8Array<ArrayBuffer>> => ({
  next: () => segments.next(),
});

/** After a boundary: `--` closes the message, a line break opens the next part. */
async function endsHere(source: ByteSource): Promise<boolean> {
  const next = await source.take(2);
  if (next[0] === DASH && next[1] === DASH) return true;
  if (next[0] === CR && next[1] === LF) {
    // `until('\r\n\r\n')` must also find the end of an empty header block.
    source.putBack(next);
    return false;
  }
  throw new MultipartError('broken boundary');
}

function parseHeaders(head: string): Headers {
  const headers = new Headers();
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Bytes of a stream, taken by length or up to a delimiter. */
class ByteSource {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  #held: Uint8Array<ArrayBuffer> = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.#reader = stream.getReader();
  }

  /** Exactly `length` bytes. */
  async take(length: number): Promise<Uint8Array<ArrayBuffer>> {
    while (this.#held.length < length) if (!(await this.#more())) throw new MultipartError('cut off');
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  putBack(bytes: Uint8Array<ArrayBuffer>): void {
    this.#held = joined(bytes, this.#held);
  }

  /**
   * The bytes before `delimiter`, which is swallowed.
   * @throws MultipartError with `cutOff` when the stream ends without it.
   */
  async *until(delimiter: string, cutOff: string): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
    const requested = new TextEncoder().encode(delimiter);
    for (;;) {
      const at = indexOf(this.#held, requested);
      if (at >= 0) {
        const last = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + requested.length);
        if (last.length > 0) yield last;
        return;
      }
      // Its last bytes may be the start of the delimiter; the ones before are of the part for sure.
      const safe = this.#held.length - (requested.length - 1);
      if (safe > 0) {
        const passed = this.#held.subarray(0, safe);
        this.#held = this.#held.subarray(safe);
        yield passed;
      }
      if (!(await this.#more())) throw new MultipartError(cutOff);
    }
  }

  /** Frees the stream; an answer that is not read to its end is cancelled. */
  async close(): Promise<void> {
    await this.#reader.cancel();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#reader.read();
    if (done) return false;
    this.#held = joined(this.#held, value);
    return true;
  }
}

function joined(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function indexOf(bytes: Uint8Array, desired: Uint8Array): number {
  const [first] = desired;
  if (first === undefined) return 0;
  let at = bytes.indexOf(first);
  while (at >= 0 && at + desired.length <= bytes.length) {
    let same = 1;
    while (same < desired.length && bytes[at + same] === desired[same]) same += 1;
    if (same === desired.length) return at;
    at = bytes.indexOf(first, at + 1);
  }
  return -1;
}
