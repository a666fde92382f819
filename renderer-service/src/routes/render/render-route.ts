import { MEDIA_TYPES, type RenderProgress, renderFormat } from '@lienzo/schema/api/render-contract';
import type { Context } from 'hono';
import { RenderError } from '../../errors/render-error.ts';
import { renderErrorOf } from '../../errors/render-error-of.ts';
import type { QueuePlace } from '../../queue/render-queue.ts';
import type { RendererParts } from '../../renderer-parts.ts';
import { errorResponse } from '../error-response.ts';
import { contentDisposition } from './file-name.ts';
import { multipartAnswer } from './multipart-answer.ts';
import { readJsonBody } from './read-json-body.ts';
import { readNdjsonBody } from './read-ndjson-body.ts';
import { renderFile } from './render-file.ts';
import type { RenderInput } from './render-input.ts';

type Format = keyof typeof MEDIA_TYPES;

/**
 * `POST /render?format=pdf|docx|xlsx`: a report and its rows in, a file out. One deadline holds from here to the
 * file; a client that leaves stops the work.
 */
export function renderRoute(parts: RendererParts): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const left = new AbortController();
    const signal = AbortSignal.any([req.raw.signal, left.signal, deadlineSignal(parts.deadlineMs)]);
    const begin = performance.now();
    const format = renderFormat.safeParse(req.query('format') ?? 'pdf').data;
    const end = (outcome: string, file?: Uint8Array, input?: RenderInput): void => {
      const seconds = (performance.now() - begin) / 1000;
      const rows = Object.values(input?.rows ?? {}).reduce((sum, list) => sum + list.length, 0);
      const bytes = file?.byteLength ?? 0;
      parts.metrics.ended({ format: format ?? '', outcome, seconds, bytes, rows });
    };
    const fail = (thrown: unknown): RenderError => {
      const error = renderErrorOf(thrown, signal);
      end(error.code);
      if (error.status >= 500)
        parts.log.error('no se pudo generar el archivo', { code: error.code, cause: error });
      return error;
    };
    let place: QueuePlace | undefined;
    try {
      if (format === undefined) throw new RenderError('invalid_request', { field: 'format' });
      place = parts.queue.enter();
      const input = await abortable(readBody(req.raw, parts), signal);
      const work = workOf(parts, place, input, format, signal, end);
      if (!wantsParts(req.header('accept'))) {
        const file = await work(() => undefined);
        return fileResponse(file, input, format);
      }
      return multipartAnswer(
        async (progress) => ({
          file: await work(progress),
          mediaType: MEDIA_TYPES[format],
          disposition: contentDisposition(input.report.nombre, format),
        }),
        fail,
        () => left.abort(new RenderError('render_cancelled')),
      );
    } catch (thrown) {
      place?.leave();
      return errorResponse(fail(thrown));
    }
  };
}

/** Waits for the turn, then renders; tells where it stands. */
function workOf(
  { queue, browser }: RendererParts,
  place: QueuePlace,
  input: RenderInput,
  format: Format,
  signal: AbortSignal,
  end: (outcome: string, file: Uint8Array, input: RenderInput) => void,
): (progress: (step: RenderProgress) => void) => Promise<Uint8Array> {
  return async (progress) => {
    if (queue.waiting > 1) progress({ stage: 'en_espera' });
    const file = await place.run(input.options.tenant ?? '', signal, async () => {
      progress({ stage: 'datos' });
      return await renderFile(input, format, browser, { signal, progress });
    });
    end('ok', file, input);
    progress({ stage: 'listo' });
    return file;
  };
}

function readBody(request: Request, { limits }: RendererParts): Promise<RenderInput> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const length = Number(request.headers.get('content-length') ?? 0);
  if (type === 'application/x-ndjson') {
    if (length > limits.streamBytes) throw new RenderError('body_too_large');
    return readNdjsonBody(request.body, limits, () => undefined);
  }
  if (type !== 'application/json') throw new RenderError('unsupported_media_type');
  if (length > limits.jsonBytes) throw new RenderError('body_too_large');
  return readJsonBody(request.body, limits);
}

function fileResponse(file: Uint8Array, input: RenderInput, format: Format): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': MEDIA_TYPES[format],
      'content-length': String(file.byteLength),
      'content-disposition': contentDisposition(input.report.nombre, format),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

const wantsParts = (accept: string | undefined): boolean => (accept ?? '').includes('multipart/mixed');

/** A signal that aborts with `render_timeout`; its timer does not keep the process alive. */
function deadlineSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new RenderError('render_timeout')), ms).unref();
  return controller.signal;
}

/** The promise's value, unless the signal aborts first: a body that never ends is left alone. */
async function abortable<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
