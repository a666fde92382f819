import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useEffect, useState } from 'react';
import { PreviewError } from './preview-error';

type Prepared<Result> =
  | { state: 'working' }
  | { state: 'ready'; result: Result }
  | { state: 'failed'; message: string };

/**
 * Converts a file's bytes for display; unmounting aborts it.
 * @param prepare must be stable between renders.
 */
export function usePrepared<Result>(
  bytes: Uint8Array<ArrayBuffer>,
  prepare: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Result>,
): Prepared<Result> {
  const [prepared, setPrepared] = useState<Prepared<Result>>({ state: 'working' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setPrepared({ state: 'working' });
    prepare(bytes, signal).then(
      (result) => {
        if (!signal.aborted) setPrepared({ state: 'ready', result });
      },
      (cause: unknown) => {
        if (!signal.aborted) setPrepared({ state: 'failed', message: messageOf(cause) });
      },
    );
    return () => controller.abort();
  }, [bytes, prepare]);
  return prepared;
}

/** The libraries' own error messages are technical and not translated. */
const messageOf = (cause: unknown): string =>
  cause instanceof PreviewError ? cause.message : directoryMessages.previewFailed;
