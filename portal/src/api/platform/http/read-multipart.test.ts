import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { boundaryOf, MultipartError, readMultipart } from './read-multipart.ts';

const encoder = new TextEncoder();

/** The message cut into chunks of `size` bytes. */
function streamOf(message: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= message.length) controller.close();
      else controller.enqueue(message.slice(at, at + size));
      at += size;
    },
  });
}

async function read(message: string | Uint8Array<ArrayBuffer>, size = 7) {
  const bytes = typeof message === 'string' ? encoder.encode(message) : message;
  const parts = [];
  for await (const { headers, body } of readMultipart(streamOf(bytes, size), 'frontera')) {
    const received = await buffer(body);
    parts.push({
      type: headers.get('Content-Type'),
      bytes: new Uint8Array(received),
      text: received.toString('utf8'),
    });
  }
  return parts;
}

const two = [
  '--frontera',
  'Content-Type: application/json',
  '',
  '{"stage":"datos"}',
  '--frontera',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename="a.pdf"',
  '',
  '%PDF\r\n--front\r\n--frontero',
  '--frontera--',
  '',
].join('\r\n');

describe('readMultipart', () => {
  it.each([1, 2, 3, 7, 16, 1000])('reads the same parts from chunks of %i bytes', async (size) => {
    const parts = await read(two, size);
    expect(parts.map(({ type, text }) => [type, text])).toEqual([
      ['application/json', '{"stage":"datos"}'],
      ['application/pdf', '%PDF\r\n--front\r\n--frontero'],
    ]);
  });

  it('keeps every byte of a binary part', async () => {
    const file = new Uint8Array(5000).map((_, index) => (index * 7919) % 256);
    const head = encoder.encode('--frontera\r\nContent-Type: application/pdf\r\n\r\n');
    const tail = encoder.encode('\r\n--frontera--\r\n');
    const message = new Uint8Array([...head, ...file, ...tail]);
    const [part] = await read(message, 333);
    expect(part?.bytes).toEqual(file);
  });

  it('reads empty parts and parts without headers', async () => {
    const parts = await read(
      '--frontera\r\n\r\nhola\r\n--frontera\r\nContent-Type: text/plain\r\n\r\n\r\n--frontera--',
    );
    expect(parts.map(({ text }) => text)).toEqual(['hola', '']);
  });

  it('skips what comes before the first boundary and after the last', async () => {
    const parts = await read(`preámbulo\r\n${two}epílogo`);
    expect(parts).toHaveLength(2);
  });

  it('gives a part before the next one has arrived', async () => {
    const channel = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const writer = channel.writable.getWriter();
    const parts = readMultipart(channel.readable, 'frontera');
    const first = parts.next();
    await writer.write(encoder.encode('--frontera\r\n\r\nuno\r\n--frontera'));
    const { value } = await first;
    expect(value && (await text(value.body))).toBe('uno');
    await parts.return(undefined);
  });

  it('gives the bytes of a part as they come, and skips those that nobody reads', async () => {
    const message = encoder.encode(
      `--frontera\r\n\r\n${'x'.repeat(100)}\r\n--frontera\r\n\r\ny\r\n--frontera--`,
    );
    const sizes: number[][] = [];
    for await (const { body } of readMultipart(streamOf(message, 10), 'frontera')) {
      const fragments: number[] = [];
      for await (const chunk of body) {
        fragments.push(chunk.length);
        if (fragments.length === 3) break;
      }
      sizes.push(fragments);
    }
    expect(sizes).toEqual([expect.objectContaining({ length: 3 }), [1]]);
  });

  it.each([
    ['in a part', '--frontera\r\n\r\nuno'],
    ['in the headers', '--frontera\r\nContent-Type: text/plain\r\n'],
    ['after a boundary', '--frontera\r\n\r\nuno\r\n--frontera'],
    ['before it began', ''],
  ])('refuses a message cut off %s', async (_, message) => {
    await expect(read(message)).rejects.toBeInstanceOf(MultipartError);
  });

  it('frees the stream when its reader leaves early', async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(encoder.encode('--frontera\r\n\r\nuno\r\n--frontera\r\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _ of readMultipart(stream, 'frontera')) break;
    expect(cancelled).toBe(true);
  });
});

describe('boundaryOf', () => {
  it.each([
    ['multipart/mixed; boundary=abc', 'abc'],
    ['multipart/mixed; boundary="a b"', 'a b'],
    ['multipart/mixed; charset=utf-8; boundary=abc; x=y', 'abc'],
    ['application/pdf', null],
    [null, null],
  ])('%s', (header, boundary) => {
    expect(boundaryOf(header)).toBe(boundary);
  });
});
