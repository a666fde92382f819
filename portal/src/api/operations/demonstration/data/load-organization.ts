/** A bureau without its employees: accounts, clients, payrolls, catalogues, periods, reports. */
import { payrollPeriods } from '@lienzo/schema/payroll/payroll-periods';
import { sql } from 'kysely';
import { hashPassword, insertStandardCatalog, ORDINARY_PROCESS } from '../../../modules/accounts/accounts.ts';
import { assignUsualConcepts } from '../../../modules/masters/masters.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { demoUuid } from './demo-uuid.ts';
import type { IdSource } from './id-source.ts';
import { insertRows } from './insert-rows.ts';
import { JOB_PROFILES } from './job-profiles.ts';
import { LOGO_SIZE, logoPng } from './logo.ts';
import type { DemoAccount, DemoClient, DemoOrganization, DemoPaysheet } from './organizations.ts';
import { calculatedAt, isClosed } from './period-state.ts';

export const DEMO_PASSWORD = 'Lienzo2026';
/** Years that have periods. */
const YEARS = [2025, 2026, 2027];
export const organizationId = (organization: DemoOrganization): string =>
  demoUuid(`organization ${organization.domain}`);
export const clientId = (name: string): string => demoUuid(`client ${name}`);
export const userId = (mail: string): string => demoUuid(`user ${mail}`);
export const logoAssetId = (organization: DemoOrganization): string =>
  demoUuid(`logo ${organization.domain}`);

type LoadInput = { organization: DemoOrganization; files: FileStore; today: string; ids: IdSource };

/** Loads everything of the bureau that does not depend on the number of employees. */
export async function loadOrganization(trx: TenantTransaction, input: LoadInput): Promise<void> {
  const { organization } = input;
  const id = organizationId(organization);
  const logo = logoPng(organization.logo);
  await loadIdentity(trx, organization, logo);
  await insertStandardCatalog(trx, id);
  for (const client of organization.clients) {
    await loadClient(trx, input, client);
    for (const paysheet of client.paysheets) await loadPaysheet(trx, input, client, paysheet);
  }
  for (const account of organization.accounts) await loadAccount(trx, id, account);
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
  { organization, ids }: LoadInput,
  client: DemoClient,
): Promise<void> {
  const organization_id = organizationId(organization);
  const client_id = clientId(client.name);
  await trx
    .insertInto('clients')
    .values({
      organization_id,
      id: client_id,
      name: client.name,
      url_path: `/${organization.folder_name}/${client.folder}`,
      rfc: client.rfc,
      representante_legal: client.representante_legal,
      rfc_representante: client.rfc_representante,
      domicilio: client.domicilio,
      creation_date: '2024-11-04T16:00:00Z',
    })
    .execute();
  const company_id = ids.next('companies');
  await trx
    .insertInto('companies')
    .values({ organization_id, client_id, id: company_id, empresa: client.name, rfc: client.rfc })
    .execute();
  for (const register of client.registers) {
    const id = ids.next('registers');
    await trx
      .insertInto('registers')
      .values({ organization_id, client_id, company_id, id, ...register })
      .execute();
    await trx
      .insertInto('register_premiums')
      .values({
        organization_id,
        client_id,
        register_id: id,
        vigente_desde: '2025-03-01',
        risk_premium: register.risk_premium,
      })
      .execute();
  }
}

async function loadPaysheet(
  trx: TenantTransaction,
  { organization, ids, today }: LoadInput,
  client: DemoClient,
  { id_humansite, paysheet, periodicity, profile }: DemoPaysheet,
): Promise<void> {
  const organization_id = organizationId(organization);
  const id = ids.next('paysheets');
  const client_id = clientId(client.name);
  await trx
    .insertInto('paysheets')
    .values({ organization_id, client_id, id, id_humansite, paysheet, periodicity })
    .execute();
  await assignUsualConcepts(trx, organization_id, id);
  await trx
    .insertInto('cost_centers')
    .values(
      JOB_PROFILES[profile].costCenters.map((cost_center, at) => ({
        organization_id,
        client_id,
        paysheet_id: id,
        id: ids.next('cost_centers'),
        code: `CC-${String((at + 1) * 100)}`,
        cost_center,
      })),
    )
    .execute();
  await insertRows(trx, {
    table: 'periods',
    same: { organization_id, client_id },
    columns: PERIOD_COLUMNS,
    rows: YEARS.flatMap((year) => payrollPeriods(periodicity, year)).map((one) => [
      ids.next('periods'),
      id,
      ORDINARY_PROCESS,
      one.number,
      one.mes,
      one.calendar,
      one.month,
      one.initial_date,
      one.end_date,
      one.payment_date,
      one.incidence_close_date,
      isClosed(one, today) ? 'Finalizada' : 'Abierta',
      isClosed(one, today) ? calculatedAt(one) : null,
    ]),
  });
}

const PERIOD_COLUMNS = {
  id: 'integer',
  paysheet_id: 'integer',
  process_id: 'integer',
  number: 'integer',
  mes: 'text',
  calendar: 'integer',
  month: 'integer',
  initial_date: 'date',
  end_date: 'date',
  payment_date: 'date',
  incidence_close_date: 'date',
  estatus: 'text',
  closed_at: 'timestamptz',
} as const;

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
