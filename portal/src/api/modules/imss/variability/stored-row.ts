import { type Bimester, effectiveDate } from '@lienzo/schema/imss/variability/bimester';
import type { NewVariabilityPerson } from '../repositories/variability-people.ts';
import type { PersonVariability } from './variability-people.ts';

/** A person's calculation as it is stored. */
export function storedRow(
  { person, result, days, daily_salary, current_sbc, findings }: PersonVariability,
  bimester: Bimester,
): NewVariabilityPerson {
  return {
    ...{ employee_id: person.employee_id, effective_date: effectiveDate(bimester), daily_salary },
    ...{ earned: days.earned, absences: days.absences, disabilities: days.disabilities, current_sbc },
    factor: result?.factor.toFixed(4) ?? null,
    fixed_part: result?.fixed_part.toFixed(2) ?? null,
    variable_total: result?.variable_total.toFixed(2) ?? null,
    variable_part: result?.variable_part.toFixed(2) ?? null,
    sbc: result?.sbc.toFixed(2) ?? null,
    limited: result?.limited ?? null,
    is_changed: result?.is_changed ?? false,
    tipo_salario: result === null ? null : Number(result.tipo_salario),
    finding: findings.length === 0 ? null : findings.join(' '),
  };
}
