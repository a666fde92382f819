/** The files of a few parts by one call of the rendering service. */
import { MAX_PARTS_OF_A_CALL, type RenderNote } from '@lienzo/schema/api/render-contract';
import { DomainError } from '../../../platform/domain-error.ts';
import { boundaryOf, readMultipart } from '../../../platform/http/read-multipart.ts';
import { notesIn } from '../printing/receive-file.ts';

/** Parts, and bytes of rows, of a call: the service holds them in memory. A larger part goes alone. */
const CALL = { parts: Math.min(400, MAX_PARTS_OF_A_CALL), bytes: 4 * 2 ** 20 };

/**
 * Groups parts into calls, in their order. The first has half as many: calls that run side by side then end by turns, and
 * while the files of one are split off those of another are printed.
 */
export function* batches<Part extends { bytes: number }>(
  parts: readonly Part[],
): Generator<[Part, ...Part[]]> {
  let batch: Part[] = [];
  let bytes = 0;
  let most = Math.ceil(CALL.parts / 2);
  for (const part of parts) {
    const [first, ...rest] = batch;
    if (first !== undefined && (batch.length >= most || bytes + part.bytes > CALL.bytes)) {
      yield [first, ...rest];
      most = CALL.parts;
      batch = [];
      bytes = 0;
    }
    batch.push(part);
    bytes += part.bytes;
  }
  const [first, ...rest] = batch;
  if (first !== undefined) yield [first, ...rest];
}

/** Whether a part is too large for a call with others. */
export const isLarge = ({ bytes }: { bytes: number }): boolean => bytes > CALL.bytes;

/**
 * The files of a response, one after another.
 * @param onFile is called at the end of each with its bytes and its notes.
 * @returns the bytes of all.
 * @throws DomainError render_failed when it was cut off, or has another number of files.
 */
export async function* receiveFiles(
  response: Response,
  count: number,
  signal: AbortSignal,
  onFile: (size: number, notes: RenderNote[]) => void,
): AsyncGenerator<Uint8Array> {
  const boundary = boundaryOf(response.headers.get('content-type'));
  if (response.body === null || boundary === null) throw failed('the response has no parts');
  // Leaves at once when it is aborted, whatever the service does.
  const body = response.body.pipeThrough(new TransformStream(), { signal });
  let files = 0;
  try {
    for await (const part of readMultipart(body, boundary)) {
      let size = 0;
      for await (const chunk of part.body) {
        size += chunk.byteLength;
        yield chunk;
      }
      if (size !== Number(part.headers.get('content-length'))) throw failed('a file has another length');
      files += 1;
      onFile(size, notesIn(part.headers));
    }
  } catch (error) {
    throw error instanceof DomainError ? error : failed(error);
  }
  if (files !== count) throw failed(`${files} files instead of ${count}`);
}

const failed = (cause: unknown): DomainError =>
  new DomainError('render_failed', { cause: cause instanceof Error ? cause : new Error(String(cause)) });
