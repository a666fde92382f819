import { type Sample, sampleLines } from './sample-reports.ts';

/** Sends a sample with so many rows; the file, or how many bytes it had when it is not wanted. */
export async function renderSample(
  url: string,
  format: string,
  sample: Sample,
  rows: number,
): Promise<{ seconds: number; response: Response }> {
  const lines = sampleLines(sample, rows);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = lines.next();
      if (next.done === true) controller.close();
      else controller.enqueue(Buffer.from(next.value));
    },
  });
  const begun = performance.now();
  // The browser's types do not know that a body may be sent while it is made.
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body,
    duplex: 'half',
  };
  const response = await fetch(`${url}/render?format=${format}`, request);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return { seconds: (performance.now() - begun) / 1000, response };
}

/** Seconds from the call to the last byte, which is thrown away. */
export async function timedSample(
  url: string,
  format: string,
  sample: Sample,
  rows: number,
): Promise<number> {
  const begun = performance.now();
  const { response } = await renderSample(url, format, sample, rows);
  if (response.body !== null) for await (const piece of response.body) void piece;
  return (performance.now() - begun) / 1000;
}
