/** Credits and alimony of an employee: added, corrected, ended, and discounted differently from a day on. */

import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { canBeReduced, creditsCollide, isReducedPercentage } from '@lienzo/schema/masters/credit-content';
import type { save_credit } from '@lienzo/schema/masters/employee-endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type CreditFields, listCredits, writeCredit } from '../repositories/credits.ts';
import { type Author, recordChanges } from '../repositories/history.ts';
import type { Handler } from '../services.ts';
import { known, requireEditor, requireEmployee } from './require.ts';

type StoredCredit = CreditFields & { id: number };
type OfEmployee = { organizationId: string; clientId: string; employeeId: number };

export const saveCredit: Handler<typeof save_credit> = ({ body, caller, services }) => {
  const { employee_id: employeeId, id, replaces, ...given } = body;
  const content = { ...given, value: new ExactDecimal(given.value).toFixed() };
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    const employee = await requireEmployee(trx, { organizationId, employeeId }, 'employee_id');
    requireEditor(caller);
    const scope = { organizationId, clientId: employee.client_id, employeeId };
    const credits = await listCredits(trx, scope);
    const fields = withReduction(content, byId(credits, id ?? replaces));
    const ended = replaces === undefined ? null : endedBy(credits, replaces, fields);
    const others = credits
      .filter((one) => one.id !== id)
      .map((one) => (one.id === ended?.before.id ? ended.after : one));
    if (others.some((one) => creditsCollide(one, fields)))
      throw new DomainError({ code: 'credit_overlaps', field: 'vigente_desde' });
    const before = id === undefined ? null : known(byId(credits, id), 'id');
    if (ended !== null) await write(trx, caller, scope, ended);
    const creditId = await write(trx, caller, scope, { before, after: fields });
    return { id: creditId };
  });
};

const byId = (credits: StoredCredit[], id: number | undefined): StoredCredit | undefined =>
  credits.find((one) => one.id === id);

/**
 * What is not said of the table of reduced discounts stays as it was, unless the credit cannot have it any more.
 * @throws DomainError invalid_request: a reduced percentage is said of a credit without the table.
 */
function withReduction(fields: CreditFields, before: StoredCredit | undefined): CreditFields {
  const { tabla_disminucion: given = before?.tabla_disminucion ?? null } = fields;
  const { porcentaje_reducido: percent = before?.porcentaje_reducido ?? null } = fields;
  const tabla_disminucion = given === 'S' && !canBeReduced(fields) ? null : given;
  const isReduced = percent !== null && isReducedPercentage(percent, { ...fields, tabla_disminucion });
  if (fields.porcentaje_reducido != null && !isReduced)
    throw new DomainError({
      ...{ code: 'invalid_request', field: 'porcentaje_reducido' },
      message: masterRuleMessages.reducedPercentage,
    });
  return { ...fields, tabla_disminucion, porcentaje_reducido: isReduced ? percent : null };
}

/** @throws DomainError when the other one is not in force the day before. */
function endedBy(
  credits: StoredCredit[],
  id: number,
  { kind, vigente_desde: from }: CreditFields,
): { before: StoredCredit; after: CreditFields } {
  const before = known(byId(credits, id), 'replaces');
  const isInForce =
    before.kind === kind &&
    before.vigente_desde < from &&
    (before.vigente_hasta === null || before.vigente_hasta >= from);
  if (!isInForce) throw new DomainError({ code: 'credit_dates', field: 'vigente_desde' });
  const { id: _id, ...fields } = before;
  return { before, after: { ...fields, vigente_hasta: addDays(from, -1) } };
}

/** Stores a credit and what changed of it. @returns its id. */
async function write(
  trx: TenantTransaction,
  author: Author,
  source: OfEmployee,
  { before, after }: { before: StoredCredit | null; after: CreditFields },
): Promise<number> {
  const id = known(await writeCredit(trx, source, before?.id, after), 'id');
  const changed = {
    author,
    clientId: source.clientId,
    entity: 'employee' as const,
    entityId: source.employeeId,
  };
  const { kind, ...facts } = after;
  const named = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`${kind}: ${field}`, value]));
  await recordChanges(trx, changed, named(before ?? {}), named(facts));
  return id;
}
