import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { releaseBuffer } from '@lienzo/schema/memory/release-buffer';
import { describe, expect, it, vi } from 'vitest';
import { coalesceChunks } from './coalesce-chunks.ts';

const LARGE = 256 * 1024;

async function all(fragments: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const matches: Uint8Array[] = [];
  for await (const chunk of fragments) matches.push(chunk);
  return matches;
}

describe('coalesceChunks', () => {
  it.each([0, 1, 100, LARGE - 1, LARGE, LARGE + 1, 5 * LARGE + 77])(
    'gives %d bytes as they came',
    async (size) => {
      const content = randomBytes(size);
      const cuts = [1, 4000, 65_536, 7, 300_000];
      const given: Buffer[] = [];
      for (let at = 0; at < size; at += given.at(-1)?.length ?? size)
        given.push(content.subarray(at, at + (cuts[given.length % cuts.length] ?? size)));
      const segments = await all(coalesceChunks(Readable.from(given)));
      expect(Buffer.concat(segments).equals(content)).toBe(true);
      expect(segments).toHaveLength(Math.ceil(size / LARGE));
    },
  );

  it('holds the sender back while nobody reads, and loses nothing of it', async () => {
    const source = new PassThrough({ highWaterMark: 1 });
    const blocks = coalesceChunks(source);
    let sent = 0;
    while (source.write(Buffer.alloc(LARGE, sent)) || !source.isPaused()) {
      sent += 1;
      await new Promise(setImmediate);
    }
    expect(sent).toBeLessThan(10);
    source.end();
    const match = await all(blocks);
    expect(match.map(([first]) => first)).toEqual(Array.from({ length: sent + 1 }, (_, n) => n));
  });

  it('goes on after a reader has emptied the piece that it had just been given', async () => {
    const content = randomBytes(3 * LARGE);
    const source = new PassThrough({ highWaterMark: 4 * LARGE });
    const existing: Buffer[] = [];
    const reading = (async () => {
      for await (const fragment of coalesceChunks(source)) {
        existing.push(Buffer.from(fragment));
        releaseBuffer(fragment);
      }
    })();
    for (let at = 0; at < content.length; at += LARGE) {
      source.write(content.subarray(at, at + LARGE));
      await vi.waitFor(() => expect(existing).toHaveLength(at / LARGE + 1));
    }
    source.end();
    await reading;
    expect(Buffer.concat(existing).equals(content)).toBe(true);
  });

  it('passes a failure on, and ends the stream when it is left', async () => {
    async function* broken() {
      yield Buffer.alloc(LARGE);
      throw new Error('cut');
    }
    await expect(all(coalesceChunks(Readable.from(broken())))).rejects.toThrow('cut');
    const source = new PassThrough();
    source.write(Buffer.alloc(LARGE));
    for await (const _ of coalesceChunks(source)) break;
    expect(source.destroyed).toBe(true);
  });
});
