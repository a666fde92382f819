import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Sample, sampleLines } from './sample-reports.ts';

/** Sends lines. Node's own `fetch` gives up after five minutes without an answer. */
async function answerOf(url: string, format: string, lines: Readable): Promise<IncomingMessage> {
  const call = request(`${url}/render?format=${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
  });
  const answered = once(call, 'response');
  await pipeline(lines, call);
  const [answer] = await answered;
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${await textOf(answer)}`);
  return answer;
}

const textOf = async (answer: IncomingMessage): Promise<string> =>
  Buffer.concat(await answer.toArray()).toString();

const linesOf = (sample: Sample, rows: number): Readable => Readable.from(sampleLines(sample, rows));

/** The file of a sample with so many rows. */
export async function renderSample(
  url: string,
  format: string,
  sample: Sample,
  rows: number,
): Promise<Uint8Array> {
  const answer = await answerOf(url, format, linesOf(sample, rows));
  return new Uint8Array(Buffer.concat(await answer.toArray()));
}

/** Seconds from the call to the last byte, which is thrown away. */
export async function timedLines(url: string, format: string, lines: Readable): Promise<number> {
  const begun = performance.now();
  const answer = await answerOf(url, format, lines);
  for await (const chunk of answer) void chunk;
  return (performance.now() - begun) / 1000;
}

/** The same for a sample with so many rows. */
export const timedSample = (url: string, format: string, sample: Sample, rows: number): Promise<number> =>
  timedLines(url, format, linesOf(sample, rows));
