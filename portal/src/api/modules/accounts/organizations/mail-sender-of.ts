import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { sniffImage } from '../../../platform/storage/sniff-image.ts';
import { findLogo, findOrganizationProfile, type Logo } from '../repositories/organizations.ts';
import type { AccountServices } from '../services.ts';

/** The organization as sender of mails; a logo that mail programs do not support (SVG) is omitted. */
export async function mailSenderOf(
  trx: TenantTransaction,
  organizationId: string,
  { publicUrl }: Pick<AccountServices, 'publicUrl'>,
): Promise<MailSender> {
  const { name, primary_color, secondary_color } = await findOrganizationProfile(trx, organizationId);
  const logo = mailLogo(await findLogo(trx, organizationId));
  return { name, primary_color, secondary_color, logo, portal_url: publicUrl };
}

function mailLogo(stored: Logo | undefined): MailSender['logo'] {
  const sniffed = stored === undefined ? null : sniffImage(stored.logo);
  if (stored === undefined || sniffed === null) return null;
  const { media_type, width, height } = sniffed;
  if (media_type !== 'image/png' && media_type !== 'image/jpeg') return null;
  return { media_type, data: stored.logo.toString('base64'), width, height };
}
