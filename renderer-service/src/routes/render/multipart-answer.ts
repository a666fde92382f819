import { randomUUID } from 'node:crypto';
import type { RenderProgress } from '@lienzo/schema/api/render-contract';
import type { RenderError } from '../../errors/render-error.ts';

type Parts = {
  file: Uint8Array;
  mediaType: string;
  disposition: string;
};

/**
 * An answer of several parts: how far the work is, as JSON, then the file; or, when it fails, the errors as JSON
 * in the file's stead. The closing boundary comes only after one of the two.
 * @param work makes the file and tells its progress.
 * @param left is called when the client leaves before the end.
 */
export function multipartAnswer(
  work: (progress: (step: RenderProgress) => void) => Promise<Parts>,
  errorOf: (thrown: unknown) => RenderError,
  left: () => void,
): Response {
  const boundary = `lienzo-${randomUUID()}`;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const text = (words: string): void => controller.enqueue(encoder.encode(words));
      const json = (value: unknown): void =>
        text(
          `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(value)}\r\n`,
        );
      let open = true;
      try {
        const { file, mediaType, disposition } = await work((step) => {
          if (open) json(step);
        });
        text(
          `--${boundary}\r\nContent-Type: ${mediaType}\r\nContent-Length: ${file.byteLength}\r\nContent-Disposition: ${disposition}\r\n\r\n`,
        );
        controller.enqueue(file);
        text('\r\n');
      } catch (thrown) {
        const error = errorOf(thrown);
        if (error.code === 'render_cancelled') return;
        json({ errorList: error.entries });
      } finally {
        open = false;
      }
      text(`--${boundary}--\r\n`);
      controller.close();
    },
    cancel: left,
  });
  return new Response(body, {
    headers: {
      'content-type': `multipart/mixed; boundary="${boundary}"`,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
