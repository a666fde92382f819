import { describe, expect, it } from 'vitest';
import { pacedStream } from './paced-stream.ts';

const nobodyStops = new AbortController().signal;

describe('pacedStream', () => {
  it('carries what is written, in order', async () => {
    const { stream, write, end } = pacedStream(nobodyStops);
    const text = new Response(stream).text();
    for (const chunk of ['uno ', 'dos ', 'tres']) await write(chunk);
    end();
    expect(await text).toBe('uno dos tres');
  });

  it('lets the writer run no further than one piece ahead of the reader', async () => {
    const { stream, write } = pacedStream(nobodyStops);
    let written = 0;
    const writing = (async () => {
      for (; written < 100; written += 1) await write('x');
    })();
    const reader = stream.getReader();
    for (let read = 1; read <= 3; read += 1) {
      await reader.read();
      expect(written).toBeLessThanOrEqual(read + 1);
    }
    await reader.cancel();
    await expect(writing).rejects.toThrow();
  });

  it('ends a writer that waits, when it is stopped and when the reader leaves', async () => {
    const stopping = new AbortController();
    const stopped = pacedStream(stopping.signal);
    await stopped.write('x');
    const waiting = stopped.write('y');
    stopping.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(new Response(stopped.stream).text()).rejects.toThrow('enough');
    stopped.end();

    const left = pacedStream(nobodyStops);
    await left.write('x');
    const alone = left.write('y');
    await left.stream.cancel(new Error('gone'));
    await expect(alone).rejects.toThrow('gone');
  });

  it('breaks off with the error that it is ended with', async () => {
    const { stream, write, end } = pacedStream(nobodyStops);
    await write('half');
    end(new Error('database'));
    await expect(new Response(stream).text()).rejects.toThrow('database');
  });
});
