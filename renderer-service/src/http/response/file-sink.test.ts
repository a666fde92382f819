import { describe, expect, it } from 'vitest';
import { FileSink } from './file-sink.ts';

const MEGABYTE = 2 ** 20;
const chunk = (): Uint8Array<ArrayBuffer> => new Uint8Array(MEGABYTE);

describe('a file on its way to the client', () => {
  it('is sent with its length when it is done before it is long', async () => {
    const sink = new FileSink(() => undefined);
    await sink.write(Uint8Array.of(1, 2));
    await sink.write(Uint8Array.of(3));
    sink.end();
    expect(await sink.started).toEqual({ size: 3 });
    expect(new Uint8Array(await new Response(sink.readable).arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('waits for the client when it is long', async () => {
    const sink = new FileSink(() => undefined);
    let written = 0;
    const writing = (async () => {
      for (let index = 0; index < 6; index += 1) {
        await sink.write(chunk());
        written += 1;
      }
      sink.end();
    })();
    expect(await sink.started).toEqual({ size: undefined });
    expect(written).toBeLessThan(3);
    expect((await new Response(sink.readable).arrayBuffer()).byteLength).toBe(6 * MEGABYTE);
    await writing;
  });

  it('ends in an error when the work fails half way', async () => {
    const sink = new FileSink(() => undefined);
    const writing = sink.write(chunk()).then(() => sink.write(chunk()));
    await sink.started;
    sink.fail(new Error('se dañó'));
    await expect(new Response(sink.readable).arrayBuffer()).rejects.toThrow('se dañó');
    await expect(writing).rejects.toThrow('se dañó');
  });

  it('fails before it begins when the work does', async () => {
    const sink = new FileSink(() => undefined);
    sink.fail(new Error('nada'));
    await expect(sink.started).rejects.toThrow('nada');
  });

  it('tells when the client leaves, and stops the work', async () => {
    let left = false;
    const sink = new FileSink(() => {
      left = true;
    });
    const writing = sink.write(chunk()).then(() => sink.write(chunk()));
    await sink.readable.cancel();
    expect(left).toBe(true);
    await expect(writing).rejects.toThrow('the client left');
  });
});
