import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { uploadLogo } from './upload-logo';

/** An organization that was created without its logo, because the upload failed. */
export type CreatedWithoutLogo = { id: string; logo: File; why: string };

export type Created = { id: string; name: string };

/**
 * Creates an organization, then uploads its logo.
 * @returns the organization, and what is needed to upload the logo again when that failed.
 * @throws when the organization could not be created.
 */
export async function createProvider(
  body: BodyOf<typeof endpoints.new_organization>,
  logo: File,
): Promise<{ created: Created; half: CreatedWithoutLogo | null }> {
  let id: string;
  try {
    ({ id } = await call(endpoints.new_organization, { body }));
    notify.forget('create provider');
  } catch (cause) {
    if (cause instanceof ApiError) notify.danger(providerMessages.createFailed, 'create provider');
    throw cause;
  }
  try {
    await uploadLogo(id, logo);
    return { created: { id, name: body.name.trim() }, half: null };
  } catch (cause) {
    return { created: { id, name: body.name.trim() }, half: { id, logo, why: messageOf(cause) } };
  }
}
