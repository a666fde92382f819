/** The files of movements that are sent by IDSE, and what keeps somebody out of them. */
import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import type { AffiliationMovement } from '@lienzo/schema/imss/idse/affiliation-movement';
import { type MovementFile, movementFiles } from '@lienzo/schema/imss/idse/movement-file';
import type { ImssCalendar } from '@lienzo/schema/imss/working-days/imss-working-days';
import { employmentOn } from '@lienzo/schema/payroll/employment';
import type { NewMovement } from '../repositories/batches.ts';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import type { MovementPerson } from '../repositories/movement-people.ts';

export type BatchFiles<Movement> = {
  files: MovementFile[];
  written: Movement[];
  findings: ImssFinding[];
};

/** @param people of all movements. */
export function batchFiles<Movement extends NewMovement>(
  movements: readonly Movement[],
  people: ReadonlyMap<number, MovementPerson>,
  { scope, today, calendar }: { scope: ImssScope; today: string; calendar: ImssCalendar },
): BatchFiles<Movement> {
  const known = movements.filter(({ employee_id }) => people.has(employee_id));
  const made = movementFiles({
    ...{ register: scope.register, subdelegation: scope.subdelegation, zone: scope.zone, today, calendar },
    movements: known.flatMap((movement) => {
      const person = people.get(movement.employee_id);
      return person === undefined ? [] : [affiliationOf(movement, person, scope)];
    }),
  });
  return {
    files: made.files,
    findings: made.findings,
    written: made.written.flatMap((at) => known[at] ?? []),
  };
}

function affiliationOf(movement: NewMovement, person: MovementPerson, scope: ImssScope): AffiliationMovement {
  const { date, sbc, reason } = movement;
  const employment = employmentOn(person.employments, date);
  const textOf = (value: number | undefined): string | null => (value === undefined ? null : `${value}`);
  const about = {
    ...{ person_number: person.human_id, nss: person.ssn, curp: person.curp, fecha: date },
    ...{ apellido_paterno: person.apellido_paterno, apellido_materno: person.apellido_materno },
    nombres: person.nombres,
  };
  const salary = {
    sbc,
    tipo_salario: textOf(movement.tipo_salario ?? employment?.tipo_salario),
    jornada: textOf(employment?.jornada),
  };
  switch (movement.type) {
    case '08':
      return {
        ...{ ...about, ...salary, type: '08', tipo_trabajador: textOf(employment?.tipo_trabajador) },
        umf: person.umf || scope.umf,
      };
    case '07':
      return { ...about, ...salary, type: '07', variable: reason === 'variabilidad' };
    case '02':
      return { ...about, type: '02', causa_baja: employment?.causa_baja ?? null };
  }
}
