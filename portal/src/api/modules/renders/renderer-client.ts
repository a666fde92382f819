/** Client of the rendering service, over the network or in this process, by the same calls. */
import { ERROR_STATUSES, type ErrorAnswer, type ErrorCode, errorAnswer } from '@lienzo/schema/api/errors';
import {
  type CombineFormat,
  type htmlRequest,
  type RenderFormat,
  TENANT_HEADER,
} from '@lienzo/schema/api/render-contract';
import type { Orientation } from '@lienzo/schema/report/report';
import type { z } from 'zod';
import { CALL_LIMITS } from '../../platform/call-limits.ts';
import { DomainError, type ErrorEntry } from '../../platform/domain-error.ts';
import { leaveAborted } from '../../platform/leave-aborted.ts';
import { watchProgress } from '../../platform/watch-progress.ts';

/** The in-process app's `fetch`, or the global one. */
type Fetch = (request: Request) => Response | Promise<Response>;

/** `Format`: the formats that the call knows. */
export type RenderCall<Format extends RenderFormat = RenderFormat> = {
  /** The organization of the report: the service limits concurrency for each. */
  tenant: string;
  format: Format;
  /** NDJSON: head, rows, end (`render-contract.ts`). */
  body: ReadableStream<Uint8Array>;
  /** Whether JSON progress precedes the file, as `multipart/mixed`. */
  progress: boolean;
  /** Aborts the rendering when the user has left. */
  signal: AbortSignal;
};

export type HtmlCall = Pick<RenderCall<CombineFormat>, 'tenant' | 'format' | 'signal'> & {
  orientation: Orientation;
  body: z.output<typeof htmlRequest>;
};

export type PartsCall = Pick<RenderCall, 'tenant' | 'format' | 'signal'> & {
  /** JSON (`partsRequest` of `render-contract.ts`). */
  body: string;
};

export type RendererClient = {
  /**
   * @returns the service's successful response; its body is the file, or progress and the file.
   * @throws DomainError with the service's own code if the catalogue has it, else render_failed.
   */
  render(call: RenderCall): Promise<Response>;
  /** Several reports as one file; else as `render`. */
  combine(call: RenderCall<CombineFormat>): Promise<Response>;
  /** Many files of one report, in the order of their rows, as `multipart/mixed`; else as `render`. */
  parts(call: PartsCall): Promise<Response>;
  /** Untrusted HTML as a file; else as `render`. */
  html(call: HtmlCall): Promise<Response>;
};

/** @param baseUrl the service's URL; arbitrary for an app in this process. */
export function rendererClient(baseUrl: string, fetch: Fetch = globalThis.fetch): RendererClient {
  const send = async (address: string, signal: AbortSignal, init: RequestInit): Promise<Response> => {
    using watch = watchProgress(CALL_LIMITS.renderer.silence, () => new DomainError('render_timeout'));
    const either = AbortSignal.any([signal, watch.signal]);
    const request = new Request(new URL(address, baseUrl), { method: 'POST', ...init, signal: either });
    const response = await answerOf(fetch, request).catch((cause: unknown) => {
      if (signal.aborted) throw new DomainError('render_cancelled', { cause });
      throw watch.signal.aborted ? watch.signal.reason : new DomainError('render_failed', { cause });
    });
    if (!response.ok) throw await failureOf(response);
    return response;
  };
  const print = (path: string, { tenant, format, body, progress, signal }: RenderCall): Promise<Response> =>
    send(`${path}?format=${format}`, signal, {
      headers: {
        'Content-Type': 'application/x-ndjson',
        [TENANT_HEADER]: tenant,
        Accept: progress ? 'multipart/mixed' : '*/*',
      },
      body,
      duplex: 'half',
    });
  return {
    render: (call) => print('/render', call),
    combine: (call) => print('/combine', call),
    parts: ({ tenant, format, body, signal }) =>
      send(`/parts?format=${format}`, signal, {
        headers: { 'Content-Type': 'application/json', [TENANT_HEADER]: tenant },
        body,
      }),
    html: ({ tenant, format, orientation, body, signal }) =>
      send(`/html?format=${format}&orientation=${orientation}`, signal, {
        headers: { 'Content-Type': 'application/json', [TENANT_HEADER]: tenant },
        body: JSON.stringify(body),
      }),
  };
}

/** Leaves at once when the request is aborted, whatever the service does. */
async function answerOf(fetch: Fetch, request: Request): Promise<Response> {
  const answer = Promise.resolve(fetch(request));
  return leaveAborted(answer, { signal: request.signal, cleaning: 0 });
}

async function failureOf(response: Response): Promise<DomainError> {
  const text = await response.text();
  const cause = new Error(`the rendering service answered ${response.status}: ${text.slice(0, 500)}`);
  const read = errorAnswer.safeParse(parsed(text));
  if (!read.success) return new DomainError('render_failed', { cause });
  const retryAfter = Number(response.headers.get('retry-after'));
  const seconds = Number.isInteger(retryAfter) && retryAfter > 0 ? retryAfter : undefined;
  return serviceError(read.data, cause, seconds);
}

/** The service's own codes where the catalogue has them, else render_failed. */
export function serviceError({ errorList }: ErrorAnswer, cause: Error, retryAfter?: number): DomainError {
  const [first, ...rest] = errorList.flatMap(knownEntry);
  if (first === undefined) return new DomainError('render_failed', { cause });
  return new DomainError([first, ...rest], { cause, retryAfter });
}

function knownEntry({ code, message, field }: ErrorAnswer['errorList'][number]): ErrorEntry[] {
  if (!isErrorCode(code)) return [];
  return [field === undefined ? { code, message } : { code, message, field }];
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUSES, code);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
