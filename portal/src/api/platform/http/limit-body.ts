import type { BodyLimit } from '@lienzo/schema/api/body-limits';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '../domain-error.ts';
import type { ApiEnv } from './api-env.ts';

/** @returns a middleware that answers larger bodies with 413, by the declared length or while reading. */
export function limitBody({ bytes, code }: BodyLimit): MiddlewareHandler<ApiEnv> {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new DomainError(code);
    },
  });
}
