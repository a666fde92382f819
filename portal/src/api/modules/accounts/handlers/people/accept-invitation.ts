import type { accept_invitation } from '@lienzo/schema/api/account-endpoints';
import { originOf } from '../../audit/origin-of.ts';
import type { PublicHandler } from '../../services.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

export const acceptInvitation: PublicHandler<typeof accept_invitation> = async ({
  body,
  services,
  context,
}) => {
  await setPasswordByLink(services, { ...body, kind: 'invitation', origin: originOf(context, services) });
  return {};
};
