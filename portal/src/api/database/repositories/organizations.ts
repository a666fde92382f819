/** Organizations: as their people see them, and as the operator of the product does. */
import type { Provider } from '@lienzo/schema/api/organization-endpoints';
import type { TenantTransaction } from '../in-tenant.ts';
import { logoUrl } from './logo-url.ts';

export type OrganizationFace = {
  name: string;
  primary_color: string;
  secondary_color: string;
  /** The logo as a `data:` URL, or null. */
  logo: string | null;
};

/** What every signed-in person sees of their organization. */
export async function findOrganizationFace(
  trx: TenantTransaction,
  organizationId: string,
): Promise<OrganizationFace> {
  const { logo, logo_media_type, ...face } = await trx
    .selectFrom('organizations')
    .select(['name', 'primary_color', 'secondary_color', 'logo', 'logo_media_type'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { ...face, logo: logo === null ? null : logoUrl({ logo, logo_media_type }) };
}

const providers = (trx: TenantTransaction) =>
  trx
    .selectFrom('organizations')
    .select(['id', 'name', 'domain', 'primary_color', 'secondary_color', 'logo', 'logo_media_type']);

type ProviderRow = Awaited<ReturnType<ReturnType<typeof providers>['executeTakeFirstOrThrow']>>;

const present = ({ logo, logo_media_type, ...provider }: ProviderRow): Provider => ({
  ...provider,
  url_logo: logo === null ? null : logoUrl({ logo, logo_media_type }),
});

/** Every organization that the transaction sees, by name. */
export async function listProviders(trx: TenantTransaction): Promise<Provider[]> {
  return (await providers(trx).orderBy('name').orderBy('id').execute()).map(present);
}

export async function findProvider(
  trx: TenantTransaction,
  organizationId: string,
): Promise<Provider | undefined> {
  const found = await providers(trx).where('id', '=', organizationId).executeTakeFirst();
  return found === undefined ? undefined : present(found);
}

export async function organizationExists(trx: TenantTransaction, organizationId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Adds an organization, in its own tenant.
 * @throws a violation of `organizations_domain_key` or `organizations_name` when another one has it.
 */
export async function insertOrganization(
  trx: TenantTransaction,
  organization: {
    id: string;
    name: string;
    folder_name: string;
    domain: string;
    primary_color: string;
    secondary_color: string;
  },
): Promise<void> {
  await trx.insertInto('organizations').values(organization).execute();
}

export async function updateLogo(
  trx: TenantTransaction,
  organizationId: string,
  logo: { logo: Buffer; logo_media_type: string },
): Promise<void> {
  await trx.updateTable('organizations').set(logo).where('id', '=', organizationId).execute();
}
