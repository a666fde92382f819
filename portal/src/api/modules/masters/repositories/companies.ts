/** Clients to choose, their legal employers and registros patronales. */
import type { ClientChoice, CompanyChoice, PaysheetChoice } from '@lienzo/schema/masters/master-endpoints';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { endedLast } from './ended-masters.ts';

type OfClient = { organizationId: string; clientId: string };

export function listClientChoices(trx: TenantTransaction, organizationId: string): Promise<ClientChoice[]> {
  return trx
    .selectFrom('clients')
    .select(['id', 'name', 'id_directory', 'url_path'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function isClient(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<boolean> {
  const row = await trx
    .selectFrom('clients')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}

export function listRegisters(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<{ id: number; register: string }[]> {
  return trx
    .selectFrom('registers')
    .select(['id', 'register'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .orderBy('register')
    .execute();
}

/** @param clientId without one, those of every client that the person sees. */
export function listCompanies(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId?: string },
): Promise<CompanyChoice[]> {
  let query = trx
    .selectFrom('companies')
    .select(['id', 'client_id', 'empresa', 'rfc', 'ended_on'])
    .where('organization_id', '=', organizationId);
  if (clientId !== undefined) query = query.where('client_id', '=', clientId);
  return query.orderBy(endedLast('companies')).orderBy('empresa').orderBy('id').execute();
}

/** The payrolls with people under a register of a company, of all companies of a client. */
export async function listPaysheetsOfCompanies(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<Map<number, PaysheetChoice[]>> {
  const rows = await trx
    .selectFrom('paysheets')
    .innerJoin('companies', (join) =>
      join
        .onRef('companies.organization_id', '=', 'paysheets.organization_id')
        .onRef('companies.client_id', '=', 'paysheets.client_id'),
    )
    .select([
      'companies.id as company_id',
      'paysheets.id',
      'id_humansite',
      'paysheet',
      'periodicity',
      'paysheets.ended_on',
    ])
    .where('paysheets.organization_id', '=', organizationId)
    .where('paysheets.client_id', '=', clientId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employees')
          .innerJoin('registers', (join) =>
            join
              .onRef('registers.organization_id', '=', 'employees.organization_id')
              .onRef('registers.id', '=', 'employees.register_id'),
          )
          .select('employees.id')
          .whereRef('employees.organization_id', '=', 'paysheets.organization_id')
          .whereRef('employees.paysheet_id', '=', 'paysheets.id')
          .whereRef('registers.company_id', '=', 'companies.id'),
      ),
    )
    .orderBy('id_humansite')
    .execute();
  const matches = new Map<number, PaysheetChoice[]>();
  for (const { company_id, ...paysheet } of rows)
    matches.set(company_id, [...(matches.get(company_id) ?? []), paysheet]);
  return matches;
}
