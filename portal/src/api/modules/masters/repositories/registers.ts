/** Registros patronales with their dated premiums, companies and cost centres. */
import type { RegisterDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { endedLast } from './ended-masters.ts';
import { type OwnIds, ownId } from './own-id.ts';

type OfClient = { organizationId: string; clientId: string };
type ForClient = OfClient & OwnIds;

export async function listRegisterDetails(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
): Promise<RegisterDetail[]> {
  const { rows } = await sql<RegisterDetail>`
    select registers.id, register, company_id, empresa, registers.ended_on, delegation, subdelegation, umf,
      trim_scale(risk_premium)::text as risk_premium,
      coalesce((
        select jsonb_agg(jsonb_build_object('vigente_desde', vigente_desde,
          'risk_premium', trim_scale(premium.risk_premium)::text) order by vigente_desde desc)
        from register_premiums premium
        where premium.organization_id = registers.organization_id and premium.register_id = registers.id
      ), '[]') as premiums
    from registers
    join companies on companies.organization_id = registers.organization_id and companies.id = company_id
    where registers.organization_id = ${organizationId} and registers.client_id = ${clientId}
    order by ${endedLast('registers')}, register
  `.execute(trx);
  return rows;
}

export type RegisterFields = {
  register: string;
  company_id: number;
  delegation: string;
  subdelegation: string;
  umf: string;
};
export type CompanyFields = { empresa: string; rfc: string };
export type CostCenterFields = { code: string; cost_center: string };

export function findRegister(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
  id: number,
): Promise<(RegisterFields & { risk_premium: string; ended_on: string | null }) | undefined> {
  return trx
    .selectFrom('registers')
    .select(['register', 'company_id', 'delegation', 'subdelegation', 'umf', 'risk_premium', 'ended_on'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws a unique violation when the register is another one's. */
export async function writeRegister(
  trx: TenantTransaction,
  { organizationId, clientId, newId }: ForClient,
  id: number | undefined,
  fields: RegisterFields & { risk_premium: string },
): Promise<number> {
  if (id === undefined) {
    const made = await trx
      .insertInto('registers')
      .values({
        organization_id: organizationId,
        client_id: clientId,
        ...ownId({ newId }, 'registers'),
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  }
  const { risk_premium: _dated, ...rest } = fields;
  await trx
    .updateTable('registers')
    .set(rest)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  return id;
}

/** A premium from a day on; `registers.risk_premium` becomes the one in force on `today`. */
export async function writePremium(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
  premium: { register_id: number; vigente_desde: string; risk_premium: string },
  today: string,
): Promise<void> {
  await trx
    .insertInto('register_premiums')
    .values({ organization_id: organizationId, client_id: clientId, ...premium })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'register_id', 'vigente_desde'])
        .doUpdateSet({ risk_premium: premium.risk_premium }),
    )
    .execute();
  await refreshPremiums(trx, { organizationId, today, registerId: premium.register_id });
}

/** @returns the premium that begins on this day, without zeros at its end. */
export async function findPremium(
  trx: TenantTransaction,
  organizationId: string,
  { registerId, vigente_desde }: { registerId: number; vigente_desde: string },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('register_premiums')
    .select(sql<string>`trim_scale(risk_premium)::text`.as('risk_premium'))
    .where('organization_id', '=', organizationId)
    .where('register_id', '=', registerId)
    .where('vigente_desde', '=', vigente_desde)
    .executeTakeFirst();
  return row?.risk_premium;
}

/**
 * Gives registers the premium that is in force on `today`.
 * @param of without `registerId` all of the organization.
 * @returns how many changed.
 */
export async function refreshPremiums(
  trx: TenantTransaction,
  { organizationId, today, registerId }: { organizationId: string; today: string; registerId?: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update registers set risk_premium = premium.risk_premium
    from (
      select distinct on (register_id) register_id, risk_premium from register_premiums
      where organization_id = ${organizationId} and vigente_desde <= ${today}
        ${registerId === undefined ? sql`` : sql`and register_id = ${registerId}`}
      order by register_id, vigente_desde desc
    ) as premium
    where registers.organization_id = ${organizationId} and registers.id = premium.register_id
      and registers.risk_premium <> premium.risk_premium
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

export function findCompany(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
  id: number,
): Promise<(CompanyFields & { ended_on: string | null }) | undefined> {
  return trx
    .selectFrom('companies')
    .select(['empresa', 'rfc', 'ended_on'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws a unique violation when another company of the client has the RFC. */
export async function writeCompany(
  trx: TenantTransaction,
  { organizationId, clientId, newId }: ForClient,
  id: number | undefined,
  fields: CompanyFields,
): Promise<number> {
  if (id === undefined) {
    const made = await trx
      .insertInto('companies')
      .values({
        organization_id: organizationId,
        client_id: clientId,
        ...ownId({ newId }, 'companies'),
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  }
  await trx
    .updateTable('companies')
    .set(fields)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  return id;
}

type OfPaysheet = OfClient & { paysheetId: number };

export function findCostCenter(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
  id: number,
): Promise<(CostCenterFields & { ended_on: string | null }) | undefined> {
  return trx
    .selectFrom('cost_centers')
    .select(['code', 'cost_center', 'ended_on'])
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheetId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws a unique violation when another one of the payroll has the code. */
export async function writeCostCenter(
  trx: TenantTransaction,
  { organizationId, clientId, paysheetId, newId }: OfPaysheet & OwnIds,
  id: number | undefined,
  fields: CostCenterFields,
): Promise<number> {
  if (id === undefined) {
    const made = await trx
      .insertInto('cost_centers')
      .values({
        organization_id: organizationId,
        client_id: clientId,
        paysheet_id: paysheetId,
        ...ownId({ newId }, 'cost_centers'),
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  }
  await trx
    .updateTable('cost_centers')
    .set(fields)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  return id;
}
