/** What every signed-in person sees of their organization. */
import type { TenantTransaction } from '../in-tenant.ts';

export type OrganizationFace = {
  name: string;
  primary_color: string;
  secondary_color: string;
  /** The logo as a `data:` URL, or null. */
  logo: string | null;
};

export async function findOrganizationFace(
  trx: TenantTransaction,
  organizationId: string,
): Promise<OrganizationFace> {
  const { logo, logo_media_type, ...face } = await trx
    .selectFrom('organizations')
    .select(['name', 'primary_color', 'secondary_color', 'logo', 'logo_media_type'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return {
    ...face,
    logo: logo === null ? null : `data:${logo_media_type};base64,${logo.toString('base64')}`,
  };
}
