import type { accept_invitation } from '@lienzo/schema/api/account-endpoints';
import type { PublicHandler } from '../../http/handler.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

export const acceptInvitation: PublicHandler<typeof accept_invitation> = async ({ body, services }) => {
  await setPasswordByLink(services, { ...body, kind: 'invitation' });
  return {};
};
