/** A bureau without its employees: accounts, clients, payrolls, catalogues, periods, reports. */
import { sql } from 'kysely';
import { hashPassword, insertClient, insertStandardCatalog } from '../../../modules/accounts/accounts.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { IdSource } from './id-source.ts';
import { loadPayrolls } from './load-payrolls.ts';
import { LOGO_SIZE, logoPng } from './logo.ts';
import { clientId, logoAssetId, organizationId, userId } from './organization-ids.ts';
import type { DemoAccount, DemoClient, DemoOrganization } from './organizations.ts';

export const DEMO_PASSWORD = 'Lienzo2026';
type LoadInput = { organization: DemoOrganization; files: FileStore; today: string; ids: IdSource };

/** Loads everything of the bureau that does not depend on the number of employees. */
export async function loadOrganization(trx: TenantTransaction, input: LoadInput): Promise<void> {
  const { organization } = input;
  const id = organizationId(organization);
  const logo = logoPng(organization.logo);
  await loadIdentity(trx, organization, logo);
  await insertStandardCatalog(trx, id);
  for (const client of organization.clients) await loadClient(trx, organization, client);
  for (const account of organization.accounts) await loadAccount(trx, id, account);
  for (const client of organization.clients) await loadPayrolls(trx, input, client);
  await trx
    .insertInto('user_modules')
    .columns(['organization_id', 'user_id', 'module_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('modules', (join) => join.on(sql<boolean>`users.role = any(modules.roles)`))
        .select(['users.organization_id', 'users.id', 'modules.id']),
    )
    .execute();
  await loadLogo(trx, input, logo);
}

async function loadIdentity(
  trx: TenantTransaction,
  organization: DemoOrganization,
  logo: Buffer,
): Promise<void> {
  await trx
    .insertInto('organizations')
    .values({
      id: organizationId(organization),
      name: organization.name,
      folder_name: organization.folder_name,
      domain: organization.domain,
      primary_color: organization.primary_color,
      secondary_color: organization.secondary_color,
      logo,
      logo_media_type: 'image/png',
    })
    .execute();
}

async function loadClient(
  trx: TenantTransaction,
  organization: DemoOrganization,
  client: DemoClient,
): Promise<void> {
  const { name, rfc, representante_legal, rfc_representante, domicilio } = client;
  await insertClient(trx, organizationId(organization), {
    ...{ name, rfc, representante_legal, rfc_representante, domicilio },
    ...{ id: clientId(name), creation_date: '2024-11-04T16:00:00Z' },
  });
}

async function loadAccount(
  trx: TenantTransaction,
  organization_id: string,
  account: DemoAccount,
): Promise<void> {
  const { name, mail, role, clients } = account;
  const user_id = userId(mail);
  const [own] = clients;
  await trx
    .insertInto('users')
    .values({
      organization_id,
      id: user_id,
      name,
      mail,
      role,
      password_hash: await hashPassword(DEMO_PASSWORD),
      client_id: role === 'client' && own !== undefined ? clientId(own) : null,
    })
    .execute();
  if (role === 'Ejecutivo')
    await trx
      .insertInto('user_clients')
      .values(clients.map((client) => ({ organization_id, user_id, client_id: clientId(client) })))
      .execute();
}

async function loadLogo(
  trx: TenantTransaction,
  { organization, files }: LoadInput,
  logo: Buffer,
): Promise<void> {
  await trx
    .insertInto('report_assets')
    .values({
      organization_id: organizationId(organization),
      id: logoAssetId(organization),
      name: `logotipo-${organization.domain}.png`,
      media_type: 'image/png',
      width: LOGO_SIZE,
      height: LOGO_SIZE,
      sha256: (await files.put(logo)).sha256,
      size: logo.byteLength,
    })
    .execute();
}
