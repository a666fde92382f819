import type { Context } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { ApiEnv } from './api-env.ts';
import { mediaType } from './media-type.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

/**
 * The JSON body of a request.
 * @throws DomainError unsupported_media_type, invalid_json, invalid_request.
 */
export async function readJson(context: Context<ApiEnv>): Promise<unknown> {
  if (mediaType(context.req.header('content-type')) !== 'application/json')
    throw new DomainError('unsupported_media_type');
  const value = parseJson(await context.req.text());
  refuseUnstorable(value);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error quotes the text, which may contain a password.
    throw new DomainError('invalid_json', { cause: new Error(`no JSON in ${text.length} characters`) });
  }
}
