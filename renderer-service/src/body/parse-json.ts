import { RenderError } from '../errors/render-error.ts';

/** @throws RenderError invalid_json, also for bytes that are no UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new RenderError('invalid_json', { cause });
  }
}
