/** Organizations, for their own users and for the SuperAdmin. */
import type { Provider } from '@lienzo/schema/accounts/organization-endpoints';
import type { NotNull } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { logoUrl } from './logo-url.ts';

export type OrganizationProfile = {
  name: string;
  primary_color: string;
  secondary_color: string;
  /** The URL of the logo, or null. */
  url_logo: string | null;
};

/** What every signed-in user sees of their organization. */
export async function findOrganizationProfile(
  trx: TenantTransaction,
  organizationId: string,
): Promise<OrganizationProfile> {
  const { logo_hash, ...face } = await trx
    .selectFrom('organizations')
    .select(['name', 'primary_color', 'secondary_color', 'logo_hash'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { ...face, url_logo: logoUrl(logo_hash) };
}

export type Logo = { logo: Buffer; logo_media_type: string };

/** The logo's bytes, for print and mail; undefined when the organization has none. */
export function findLogo(trx: TenantTransaction, organizationId: string): Promise<Logo | undefined> {
  return trx
    .selectFrom('organizations')
    .select(['logo', 'logo_media_type'])
    .where('id', '=', organizationId)
    .where('logo', 'is not', null)
    .$narrowType<{ logo: NotNull; logo_media_type: NotNull }>()
    .executeTakeFirst();
}

const providers = (trx: TenantTransaction) =>
  trx
    .selectFrom('organizations')
    .select(['id', 'name', 'domain', 'primary_color', 'secondary_color', 'logo_hash']);

type ProviderRow = Awaited<ReturnType<ReturnType<typeof providers>['executeTakeFirstOrThrow']>>;

const present = ({ logo_hash, ...provider }: ProviderRow): Provider => ({
  ...provider,
  url_logo: logoUrl(logo_hash),
});

/** Every organization visible to the transaction, by name. */
export async function listProviders(trx: TenantTransaction): Promise<Provider[]> {
  return (await providers(trx).orderBy('name').orderBy('id').execute()).map(present);
}

export async function findProvider(
  trx: TenantTransaction,
  organizationId: string,
): Promise<Provider | undefined> {
  const stored = await providers(trx).where('id', '=', organizationId).executeTakeFirst();
  return stored === undefined ? undefined : present(stored);
}

export async function organizationExists(trx: TenantTransaction, organizationId: string): Promise<boolean> {
  const match = await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return match !== undefined;
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

/** @returns the URL of the new logo. */
export async function updateLogo(
  trx: TenantTransaction,
  organizationId: string,
  logo: Logo,
): Promise<string | null> {
  const { logo_hash } = await trx
    .updateTable('organizations')
    .set(logo)
    .where('id', '=', organizationId)
    .returning('logo_hash')
    .executeTakeFirstOrThrow();
  return logoUrl(logo_hash);
}

export type OrganizationSettings = {
  name: string;
  primary_color: string;
  secondary_color: string;
  /** Bytes. */
  storage_quota: number;
};

/** What the SuperAdmin may change; the row is locked until the transaction ends. */
export function findOrganizationSettings(
  trx: TenantTransaction,
  organizationId: string,
): Promise<OrganizationSettings> {
  return trx
    .selectFrom('organizations')
    .select(['name', 'primary_color', 'secondary_color', 'storage_quota'])
    .where('id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @throws a violation of `organizations_name` when another one has the name. */
export async function updateOrganization(
  trx: TenantTransaction,
  organizationId: string,
  changes: { [Key in keyof OrganizationSettings]?: OrganizationSettings[Key] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await trx.updateTable('organizations').set(given).where('id', '=', organizationId).execute();
}
