import { describe, expect, it } from 'vitest';
import type { Progress } from '../../formats/render-job.ts';
import type { OpenedJob } from '../../jobs/opened-job.ts';
import { toRenderError } from '../../platform/errors/render-error.ts';
import { FileSink } from './file-sink.ts';
import { multipartResponse } from './multipart-response.ts';

const job: OpenedJob = {
  tenant: '',
  name: 'Prueba',
  format: 'xlsx',
  load: () => Promise.reject(new Error('not loaded here')),
};
const { signal } = new AbortController();
const ignore = (): void => undefined;

/** The parts of an answer: headers and content. */
async function partsOf(
  work: (tell: Progress, sink: FileSink) => Promise<void>,
): Promise<{ head: string; content: string }[]> {
  const sink = new FileSink(ignore);
  const errorOf = (thrown: unknown): ReturnType<typeof toRenderError> => toRenderError(thrown, signal);
  const answer = multipartResponse(job, sink, (tell) => work(tell, sink), errorOf, ignore, 'x');
  const boundary = /boundary="([^"]+)"/.exec(answer.headers.get('content-type') ?? '')?.[1] ?? '?';
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return { head, content: rest.join('\r\n\r\n').slice(0, -2) };
    });
}

describe('an answer in parts', () => {
  it('tells the last step before a file that is whole', async () => {
    const parts = await partsOf(async (tell, sink) => {
      tell({ stage: 'dibujo' });
      sink.writeWhole(new Uint8Array([97, 98]));
      sink.end();
      await new Promise((done) => setImmediate(done));
      tell({ stage: 'listo' });
    });
    expect(parts.map(({ content }) => content)).toEqual(['{"stage":"dibujo"}', '{"stage":"listo"}', 'ab']);
  });

  it('keeps steps out of a file that is sent while it is made', async () => {
    const chunk = new Uint8Array(600_000).fill(97);
    const parts = await partsOf(async (tell, sink) => {
      for (let index = 0; index < 5; index += 1) {
        await sink.write(chunk);
        tell({ stage: 'dibujo', done: index });
      }
      tell({ stage: 'listo' });
      sink.end();
    });
    const file = parts.at(-1);
    expect(file?.head).toContain('spreadsheetml');
    expect(file?.content).toBe('a'.repeat(3_000_000));
  });

  it('ends in a fault when the work fails after it had a file', async () => {
    const parts = await partsOf(async (_tell, sink) => {
      sink.writeWhole(new Uint8Array([97]));
      sink.end();
      throw new Error('too late');
    });
    expect(parts.map(({ content }) => content).join()).toContain('"errorList"');
  });
});
