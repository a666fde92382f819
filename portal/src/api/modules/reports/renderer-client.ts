/** Talks to the rendering service, over the network or to the app in this process: the same calls either way. */
import { ERROR_STATUSES, type ErrorAnswer, type ErrorCode, errorAnswer } from '@lienzo/schema/api/errors';
import { type RenderFormat, TENANT_HEADER } from '@lienzo/schema/api/render-contract';
import { DomainError, type ErrorEntry } from '../../platform/domain-error.ts';

/** The in-process app's `fetch`, or the network's. */
type Fetch = (request: Request) => Response | Promise<Response>;

export type RenderCall = {
  /** The organization whose report it is: the service keeps room for each. */
  tenant: string;
  format: RenderFormat;
  /** NDJSON: head, rows, end (`render-contract.ts`). */
  body: ReadableStream<Uint8Array>;
  /** Whether JSON progress comes before the file, as `multipart/mixed`. */
  progress: boolean;
  /** The person left: the work ends. */
  signal: AbortSignal;
};

export type RendererClient = {
  /**
   * @returns the service's answer once it is a good one; its body is the file, or progress and the file.
   * @throws DomainError with the service's own code where the catalogue has it, else render_failed.
   */
  render(call: RenderCall): Promise<Response>;
};

/** @param baseUrl the service's address; any one for an app in this process. */
export function rendererClient(baseUrl: string, fetch: Fetch = globalThis.fetch): RendererClient {
  return {
    async render({ tenant, format, body, progress, signal }) {
      const request = new Request(new URL(`/render?format=${format}`, baseUrl), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-ndjson',
          [TENANT_HEADER]: tenant,
          Accept: progress ? 'multipart/mixed' : '*/*',
        },
        body,
        duplex: 'half',
        signal,
      });
      const response = await answerOf(fetch, request, signal);
      if (!response.ok) throw await failureOf(response);
      return response;
    },
  };
}

async function answerOf(fetch: Fetch, request: Request, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    throw new DomainError(signal.aborted ? 'render_cancelled' : 'render_failed', { cause });
  }
}

async function failureOf(response: Response): Promise<DomainError> {
  const text = await response.text();
  const read = errorAnswer.safeParse(parsed(text));
  const cause = new Error(`the rendering service answered ${response.status}: ${text.slice(0, 500)}`);
  const [first, ...rest] = read.success ? read.data.errorList.flatMap(knownEntry) : [];
  if (first === undefined) return new DomainError('render_failed', { cause });
  const retryAfter = Number(response.headers.get('retry-after'));
  return new DomainError([first, ...rest], {
    cause,
    retryAfter: Number.isInteger(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  });
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
