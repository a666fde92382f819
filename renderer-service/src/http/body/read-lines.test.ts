import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function linesOf(chunks: string[], first = 100, other = 10): Promise<string[]> {
  const stream = ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk)));
  const lines: string[] = [];
  for await (const line of readLines(stream, first, other)) lines.push(Buffer.from(line).toString());
  return lines;
}

describe('the lines of a streamed body', () => {
  it('come whole, wherever the pieces are cut, empty ones left out', async () => {
    expect(await linesOf(['{"a"', ':1}\n\n{"b"', ':2}\r\n', '3'])).toEqual(['{"a":1}', '{"b":2}\r', '3']);
  });

  it('are refused as soon as one is too long, before its end comes', async () => {
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (;;) yield Buffer.alloc(1_000, 'x');
    };
    const read = async (): Promise<void> => {
      for await (const _line of readLines(endless(), 5_000, 10)) throw new Error('no line was expected');
    };
    await expect(read()).rejects.toMatchObject({ code: 'body_too_large' });
    await expect(linesOf(['{"head":true}\n', 'x'.repeat(11)])).rejects.toMatchObject({
      code: 'body_too_large',
    });
  });
});
