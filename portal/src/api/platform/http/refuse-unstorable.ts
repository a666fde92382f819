import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { DomainError } from '../domain-error.ts';

/** Deeper than any report; bounds the recursion of later readers. */
const MAX_DEPTH = 64;

/**
 * Refuses what PostgreSQL cannot store (NUL, lone surrogates) and nesting that would exhaust the stack.
 * @param path of `value` in the request.
 * @throws DomainError invalid_request with the path.
 */
export function refuseUnstorable(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new DomainError({
        code: 'invalid_request',
        message: apiRefusalMessages.request.unstorable,
        ...(path === '' ? {} : { field: path }),
      });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH)
    throw new DomainError({ code: 'invalid_request', message: apiRefusalMessages.request.tooDeep });
  for (const [key, part] of Object.entries(value)) {
    refuseUnstorable(key, path, depth + 1);
    refuseUnstorable(part, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}
