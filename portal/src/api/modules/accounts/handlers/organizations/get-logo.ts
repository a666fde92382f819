import type { logo_image } from '@lienzo/schema/api/organization-endpoints';
import { findLogoByHash } from '../../../../platform/database/find-before-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import type { PublicHandler } from '../../services.ts';

/** Needs no session: an `<img>` sends none, and whoever knows the hash of a picture has the picture. */
export const getLogo: PublicHandler<typeof logo_image> = async ({ query, services, context }) => {
  const found = await findLogoByHash(services.db, query.hash);
  if (found === undefined) throw new DomainError('not_found');
  return context.body(new Uint8Array(found.logo), 200, {
    'Content-Type': found.logo_media_type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
};
