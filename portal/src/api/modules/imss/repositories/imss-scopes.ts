/** The payroll and the registro patronal that a request is about, and where its files go. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ImssScope = {
  client_id: string;
  client: string;
  paysheet_id: number;
  id_humansite: string;
  paysheet: string;
  zone: 'general' | 'frontera';
  register_id: number;
  register: string;
  empresa: string;
  /** Two digits; '' when nobody has said it. */
  subdelegation: string;
  umf: string;
  /** The client's folder; null: it has none. */
  folder_id: string | null;
};

type Named = { paysheetId: number } & ({ register: string } | { registerId: number });

/** A payroll with a registro patronal of its client; undefined when one of them is unknown or not visible. */
export function findScope(
  trx: TenantTransaction,
  organizationId: string,
  { paysheetId, ...named }: Named,
): Promise<ImssScope | undefined> {
  const query = trx
    .selectFrom('paysheets')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.organization_id', '=', 'paysheets.organization_id')
        .onRef('clients.id', '=', 'paysheets.client_id'),
    )
    .innerJoin('registers', (join) =>
      join
        .onRef('registers.organization_id', '=', 'paysheets.organization_id')
        .onRef('registers.client_id', '=', 'paysheets.client_id'),
    )
    .innerJoin('companies', (join) =>
      join
        .onRef('companies.organization_id', '=', 'registers.organization_id')
        .onRef('companies.id', '=', 'registers.company_id'),
    )
    .select([
      ...(['paysheets.client_id', 'clients.name as client', 'paysheets.id as paysheet_id'] as const),
      ...(['paysheets.id_humansite', 'paysheets.paysheet', 'paysheets.zone'] as const),
      ...(['registers.id as register_id', 'registers.register', 'companies.empresa'] as const),
      ...(['registers.subdelegation', 'registers.umf', 'clients.id_directory as folder_id'] as const),
    ])
    .where('paysheets.organization_id', '=', organizationId)
    .where('paysheets.id', '=', paysheetId);
  return (
    'register' in named
      ? query.where('registers.register', '=', named.register)
      : query.where('registers.id', '=', named.registerId)
  ).executeTakeFirst();
}
