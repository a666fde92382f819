import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import type { TenantTransaction } from '../database/in-tenant.ts';
import { findOrganizationFace } from '../database/repositories/organizations.ts';
import { sniffImage } from '../files/sniff-image.ts';
import type { Services } from '../services.ts';

/** The organization as its mails show it; a logo that mail programs cannot draw (SVG) is left out. */
export async function mailSenderOf(
  trx: TenantTransaction,
  organizationId: string,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): Promise<MailSender> {
  const { name, primary_color, secondary_color, logo } = await findOrganizationFace(trx, organizationId);
  return { name, primary_color, secondary_color, logo: mailLogo(logo), portal_url: publicUrl };
}

function mailLogo(url: string | null): MailSender['logo'] {
  const data = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(url ?? '')?.[1];
  if (data === undefined) return null;
  const sniffed = sniffImage(Buffer.from(data, 'base64'));
  if (sniffed === null) return null;
  const { media_type, width, height } = sniffed;
  return { media_type, data, width, height };
}
