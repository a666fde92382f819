/** A payroll in a registro patronal: what is due by its masters beside what the IMSS answered. */
import {
  type ConciliationRow,
  conciliate,
  type OurMovement,
} from '@lienzo/schema/imss/conciliation/conciliate';
import { dueMovements } from '@lienzo/schema/imss/conciliation/due-movements';
import type { MovementReason } from '@lienzo/schema/imss/movement-endpoints';
import type { DatedBenefits } from '@lienzo/schema/payroll/engine/integration';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listBenefits } from '../../payroll/payroll.ts';
import { listPresented, type NewMovement, type PresentedMovement } from '../repositories/batches.ts';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import { listMovementPeople, type MovementPerson } from '../repositories/movement-people.ts';
import { imssCalendarOf } from '../repositories/non-working-days.ts';
import { listRejectionCodes, listResponses, type StoredResponse } from '../repositories/responses.ts';

export type Range = { first: string; last: string };

/** A movement of ours, or one that only the IMSS has. */
export type ConciliatedRow = Omit<ConciliationRow, 'theirs'> & {
  person: MovementPerson | null;
  reason: MovementReason | null;
  theirs: StoredResponse | null;
  tipo_salario: number | null;
};

type Ours = OurMovement & {
  person: MovementPerson;
  reason: MovementReason;
  tipo_salario: number | null;
};

/**
 * @param trx of the program: employments in other payrolls of the registro count.
 * @param today of the bureau's clock.
 */
export async function conciliateScope(
  trx: TenantTransaction,
  organizationId: string,
  scope: ImssScope,
  { range, today }: { range: Range; today: string },
): Promise<ConciliatedRow[]> {
  const people = await listMovementPeople(trx, organizationId, scope);
  const presented = await listPresented(trx, organizationId, scope, range);
  const responses = await listResponses(trx, organizationId, scope, range);
  const codes = await listRejectionCodes(trx, organizationId);
  const calendar = await imssCalendarOf(trx, organizationId);
  const benefits = await listBenefits(trx, organizationId, scope.paysheet_id);
  const ours = ourMovements(people, presented, { range, zone: scope.zone, benefits });
  const byLine = responses.map((response, at) => ({ ...response, line: at }));
  return conciliate(ours, byLine, { codes, today, calendar }).map((row, at) => {
    const own = ours[at];
    const isOurs = row.ours !== null && own !== undefined;
    return {
      ...row,
      theirs: row.theirs === null ? null : (byLine[row.theirs.line] ?? null),
      person: isOurs ? own.person : null,
      reason: isOurs ? own.reason : null,
      tipo_salario: isOurs ? own.tipo_salario : null,
    };
  });
}

const keyOf = ({ employee_id, type, date }: Pick<NewMovement, 'employee_id' | 'type' | 'date'>): string =>
  `${employee_id} ${type} ${date}`;

/** Those of the masters, and those of variability that batches hold, which the masters do not know. */
function ourMovements(
  people: readonly MovementPerson[],
  presented: readonly PresentedMovement[],
  { range, zone, benefits }: { range: Range; zone: ImssScope['zone']; benefits: readonly DatedBenefits[] },
): Ours[] {
  const byKey = new Map(presented.map((one) => [keyOf(one), one]));
  return people.flatMap((person): Ours[] => {
    const { employee_id, employments, salaries } = person;
    const about = { nss: person.ssn, name: person.name, person };
    const due = dueMovements({ employments, salaries, benefits, zone }, range);
    const ofMasters = due.flatMap(({ type, date, sbc, reason }): Ours[] => {
      const before = byKey.get(keyOf({ employee_id, type, date }));
      if (before?.reason === 'variabilidad') return [];
      return [{ ...about, type, date, sbc, reason, tipo_salario: null, is_sent: before?.is_sent === true }];
    });
    const ofVariability = presented
      .filter((one) => one.employee_id === employee_id && one.reason === 'variabilidad')
      .map((one) => ({ ...about, ...one, variable: true }));
    return [...ofMasters, ...ofVariability];
  });
}

/** What is to be presented, or presented again; null: nothing, or the IMSS has it. */
export function movementToPresent({
  state,
  ours,
  person,
  reason,
  tipo_salario,
  deadline,
}: ConciliatedRow): NewMovement | null {
  if (ours === null || person === null || reason === null || deadline === null) return null;
  if (state !== 'por_presentar' && state !== 'rechazado') return null;
  const { type, date, sbc } = ours;
  return {
    ...{ employee_id: person.employee_id, type, date, sbc, tipo_salario, reason },
    due_on: deadline.latest,
  };
}
