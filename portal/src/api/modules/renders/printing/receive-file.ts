import { text } from 'node:stream/consumers';
import { errorAnswer } from '@lienzo/schema/api/errors';
import { notesOfHeader } from '@lienzo/schema/api/notes-of-header';
import {
  NOTES_HEADER,
  type RenderNote,
  type RenderProgress,
  renderProgress,
} from '@lienzo/schema/api/render-contract';
import { DomainError } from '../../../platform/domain-error.ts';
import { boundaryOf, type MultipartPart, readMultipart } from '../../../platform/http/read-multipart.ts';
import { serviceError } from '../renderer-client.ts';

type Receiver = {
  onProgress(progress: RenderProgress): void;
  onNotes(notes: RenderNote[]): void;
  signal: AbortSignal;
};

/**
 * The bytes of the file in the service's response, as they come; the figures before it go to `onProgress`, what the
 * service has to say of the file to `onNotes` before its first byte.
 * @throws DomainError what the service reports after it has begun to respond; render_failed when it was cut off.
 */
export async function* receiveFile(
  response: Response,
  { onProgress, onNotes, signal }: Receiver,
): AsyncGenerator<Uint8Array> {
  const boundary = boundaryOf(response.headers.get('content-type'));
  if (response.body === null)
    throw new DomainError('render_failed', { cause: new Error('an empty response') });
  // Leaves at once when it is aborted, whatever the service does.
  const body = response.body.pipeThrough(new TransformStream(), { signal });
  if (boundary === null) {
    onNotes(notesIn(response.headers));
    return yield* body;
  }
  let isWhole = false;
  try {
    for await (const part of readMultipart(body, boundary))
      if (part.headers.get('content-type')?.startsWith('application/json'))
        reportProgress(await jsonOf(part), onProgress);
      else {
        onNotes(notesIn(part.headers));
        yield* part.body;
        isWhole = true;
      }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('render_failed', { cause: error });
  }
  if (!isWhole) throw new DomainError('render_failed', { cause: new Error('a response without a file') });
}

export const notesIn = (headers: Headers): RenderNote[] => notesOfHeader(headers.get(NOTES_HEADER));

const jsonOf = async ({ body }: MultipartPart): Promise<unknown> => JSON.parse(await text(body));

function reportProgress(value: unknown, onProgress: (progress: RenderProgress) => void): void {
  const failure = errorAnswer.safeParse(value);
  if (failure.success) throw serviceError(failure.data, new Error(JSON.stringify(failure.data)));
  const progress = renderProgress.safeParse(value);
  if (progress.success) onProgress(progress.data);
}
