import type { check_password_link } from '@lienzo/schema/api/account-endpoints';
import { findPasswordLink } from '../../../../platform/database/find-before-tenant.ts';
import { hashLinkToken } from '../../password-link.ts';
import type { PublicHandler } from '../../services.ts';

export const checkPasswordLink: PublicHandler<typeof check_password_link> = async ({ query, services }) => ({
  valid: (await findPasswordLink(services.db, hashLinkToken(query.id))) !== undefined,
});
