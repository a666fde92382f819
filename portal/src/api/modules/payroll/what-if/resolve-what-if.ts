/** Whom a change concerns, and whether it can be. */
import type { WhatIf } from '@lienzo/schema/payroll/engine/what-if';
import { dayEffectOf } from '@lienzo/schema/payroll/engine/worked-days';
import type { WhatIfAsked } from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages } from '@lienzo/schema/runs/what-if-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { Concepts } from '../calculation/read-shared.ts';
import { listPersonInputs, type PersonInput } from '../repositories/person-inputs.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import { findNumbered, listOfCostCenter } from '../repositories/what-if-people.ts';

const { refused } = whatIfMessages;

/** @returns what is otherwise for a person. */
export type ChangeOf = (employeeId: number) => WhatIf;

/** @returns a sentence: why it cannot be compared. */
export async function resolveWhatIf(
  trx: TenantTransaction,
  { period, concepts }: { period: RunPeriod; concepts: Concepts },
  asked: WhatIfAsked,
): Promise<ChangeOf | string> {
  const raised = await raisedPeople(trx, period, asked);
  if (typeof raised === 'string') return raised;
  const absence = await absenceOf(trx, { period, concepts }, asked);
  if (typeof absence === 'string') return absence;
  const { aumento: value, aumento_tipo: kind, uma, salario_minimo: minimum_wage } = asked;
  const raise = value === null ? null : { kind, value };
  return (employeeId) => ({
    ...{ uma, minimum_wage },
    raise: raised === null || raised.has(employeeId) ? raise : null,
    absence: absence !== null && absence.employeeId === employeeId ? absence.incident : null,
  });
}

/** null: everybody. */
async function raisedPeople(
  trx: TenantTransaction,
  period: RunPeriod,
  { aumento, aumento_de, aumento_centro, aumento_persona }: WhatIfAsked,
): Promise<ReadonlySet<number> | null | string> {
  if (aumento === null || aumento_de === 'todos') return null;
  if (aumento_de === 'persona') {
    const people = await findNumbered(trx, period, aumento_persona);
    return people.length === 0 ? refused.unknownPerson(aumento_persona) : new Set(people);
  }
  const people = await listOfCostCenter(trx, period, aumento_centro ?? 0);
  return people.length === 0 ? refused.emptyCenter : new Set(people);
}

type Absence = { employeeId: number; incident: WhatIf['absence'] };

async function absenceOf(
  trx: TenantTransaction,
  { period, concepts }: { period: RunPeriod; concepts: Concepts },
  { falta_persona: number, falta_fecha: date }: WhatIfAsked,
): Promise<Absence | null | string> {
  if (number === '') return null;
  if (date < period.initial_date || date > period.end_date) return refused.dateOutside;
  const concept = [...concepts.values()]
    .filter((rule) => dayEffectOf(rule) === 'absence')
    .toSorted((one, other) => one.id - other.id)[0];
  if (concept === undefined) return refused.noAbsence;
  const [employeeId] = await findNumbered(trx, period, number);
  const [person] =
    employeeId === undefined ? [] : await listPersonInputs(trx, period.organization_id, period, [employeeId]);
  if (person === undefined) return refused.unknownPerson(number);
  const obstacle = dayObstacle(person, date, concepts);
  return obstacle ?? { employeeId: person.employee_id, incident: { concept: concept.key, date } };
}

/** As the capture would refuse it. */
function dayObstacle(
  { employments, incidents, disabilities }: PersonInput,
  date: string,
  concepts: Concepts,
): string | null {
  const works = employments.some(
    ({ initial_date, termination_date }) =>
      initial_date <= date && (termination_date === null || date <= termination_date),
  );
  if (!works) return refused.notEmployed;
  const isTaken =
    disabilities.some(({ fecha_incapacidad }) => fecha_incapacidad === date) ||
    incidents.some(
      ({ concept, capture_date }) => capture_date === date && concepts.get(concept)?.type_value === 'DI',
    );
  return isTaken ? refused.dayTaken : null;
}
