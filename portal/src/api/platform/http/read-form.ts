import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Context } from 'hono';
import { DomainError } from '../domain-error.ts';
import type { ApiEnv } from './api-env.ts';
import { mediaType } from './media-type.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

/**
 * The parts of a multipart request: its `file` and its text fields.
 * @throws DomainError unsupported_media_type, invalid_request.
 */
export async function readForm(
  context: Context<ApiEnv>,
): Promise<{ file: File | undefined; fields: Record<string, string> }> {
  if (mediaType(context.req.header('content-type')) !== 'multipart/form-data')
    throw new DomainError({ code: 'unsupported_media_type', message: apiRefusalMessages.request.asForm });
  const form = await context.req.formData().catch((cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError(
      { code: 'invalid_request', message: apiRefusalMessages.request.formCutOff },
      { cause },
    );
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  refuseUnstorable(fields);
  const file = form.get('file');
  return { file: file instanceof File ? file : undefined, fields };
}
