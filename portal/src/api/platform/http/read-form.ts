import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Context } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import { mediaType } from './media-type.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

/**
 * The parts of a multipart request: its `file` and its text fields.
 * @throws ApiError unsupported_media_type, invalid_request.
 */
export async function readForm(
  context: Context<ApiEnv>,
): Promise<{ file: File | undefined; fields: Record<string, string> }> {
  if (mediaType(context.req.header('content-type')) !== 'multipart/form-data')
    throw new ApiError({ code: 'unsupported_media_type', message: apiRefusalMessages.request.asForm });
  const form = await context.req.formData().catch((cause: unknown) => {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(
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
