/** The logo of an organization. */

import type { logo_image, organization_logo } from '@lienzo/schema/accounts/organization-endpoints';
import { MAX_LOGO_BYTES } from '@lienzo/schema/api/body-limits';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { findLogoByHash } from '../../../../platform/database/find-before-tenant.ts';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { sniffImage } from '../../../../platform/storage/sniff-image.ts';
import { originOf } from '../../audit/origin-of.ts';
import { scaleLogo } from '../../organizations/scale-logo.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { type Logo, organizationExists, updateLogo } from '../../repositories/organizations.ts';
import type { Handler, PublicHandler } from '../../services.ts';

/** The organization id comes in a header and in a field (specification 1 §7); both must be equal. */
export const setLogo: Handler<typeof organization_logo> = async ({
  body,
  file,
  caller,
  services,
  context,
}) => {
  const { organization_id2: organizationId } = body;
  if (context.req.header('organization_id')?.toLowerCase() !== organizationId.toLowerCase())
    throw new DomainError({
      code: 'required_parameter',
      message: apiRefusalMessages.organization.headerDiffers,
      field: 'organization_id2',
    });
  const logo = await readLogo(file);
  const exists = await inOperator(services.db, caller, (trx) => organizationExists(trx, organizationId));
  if (!exists) throw new DomainError('organization_not_found');
  const origin = originOf(context, services);
  return await inTenant(services.db, { ...caller, organizationId }, async (trx) => {
    const url_logo = await updateLogo(trx, organizationId, logo);
    await insertAccountEvent(trx, { organizationId, kind: 'logo_changed', actor: caller, origin });
    return { url_logo };
  });
};

async function readLogo(file: File | undefined): Promise<Logo> {
  if (file === undefined)
    throw new DomainError({
      code: 'required_parameter',
      message: apiRefusalMessages.organization.logo,
      field: 'file',
    });
  if (file.size > MAX_LOGO_BYTES) throw new DomainError({ code: 'logo_too_large', field: 'file' });
  const sent = Buffer.from(await file.arrayBuffer());
  const sniffed = sniffImage(sent);
  if (sniffed?.media_type !== 'image/jpeg' && sniffed?.media_type !== 'image/png')
    throw new DomainError({ code: 'invalid_logo', field: 'file' });
  const logo = await scaleLogo(sent, sniffed.media_type);
  if (logo === null) throw new DomainError({ code: 'invalid_logo', field: 'file' });
  return { logo, logo_media_type: sniffed.media_type };
}

/** Public: an `<img>` sends no access token, and the URL contains the hash of the picture. */
export const getLogo: PublicHandler<typeof logo_image> = async ({ query, services, context }) => {
  const match = await findLogoByHash(services.db, query.hash);
  if (match === undefined) throw new DomainError('not_found');
  return context.body(new Uint8Array(match.logo), 200, {
    'Content-Type': match.logo_media_type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
};
