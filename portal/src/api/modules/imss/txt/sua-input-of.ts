/** What the files for SUA are made of, from the masters and what was captured. */
import { DISABILITY_CONCEPTS } from '@lienzo/schema/capture/disability';
import { creditMovements, type DatedCredit } from '@lienzo/schema/imss/sua/credit-movements';
import type { SuaCredit, SuaInput, SuaPerson, SuaWho } from '@lienzo/schema/imss/sua/sua-input';
import type { SuaFacts } from '../repositories/sua-people.ts';

/** As the IMSS numbers the branches of a disability. */
const BRANCHES: Readonly<Record<number, string>> = {
  [DISABILITY_CONCEPTS.workRisk]: '1',
  [DISABILITY_CONCEPTS.generalIllness]: '2',
  [DISABILITY_CONCEPTS.maternity]: '3',
};

export type SuaDays = { register: string; first: string; last: string; inasistencias: boolean };

export function suaInputOf(
  people: readonly SuaFacts[],
  { register, first, last, inasistencias }: SuaDays,
): SuaInput {
  return {
    register,
    inasistencias,
    people: people.map((facts) => personOf(facts, last)),
    movements: people.flatMap((facts) =>
      facts.movements.map(({ type, date, sbc }) => {
        const movement = { ...whoOf(facts), fecha: date };
        return type === '02' ? { ...movement, type } : { ...movement, type, sbc };
      }),
    ),
    absences: people.flatMap((facts) => facts.absences.map((fecha) => ({ ...whoOf(facts), fecha }))),
    disabilities: people.flatMap((facts) =>
      facts.certificates.map(({ inicio, dias, folio, ...certificate }) => ({
        ...{ ...whoOf(facts), inicio, dias, folio },
        rama: BRANCHES[certificate.concept_id] ?? null,
        riesgo: `${certificate.tipo_riesgo}`,
        secuela: `${certificate.tipo_secuela}`,
        control: `${certificate.tipo_control}`,
      })),
    ),
    credit_movements: people.flatMap((facts) =>
      creditMovements(whoOf(facts), facts.credits, { first, last }),
    ),
  };
}

const whoOf = ({ ssn, human_id, name }: SuaFacts): SuaWho => ({ nss: ssn, person_number: human_id, name });

function personOf(facts: SuaFacts, last: string): SuaPerson {
  const { curp } = facts;
  const sexo = curp.charAt(10);
  return {
    ...whoOf(facts),
    apellido_paterno: facts.apellido_paterno,
    apellido_materno: facts.apellido_materno,
    nombres: facts.nombres,
    rfc: facts.rfc,
    curp,
    tipo_trabajador: `${facts.tipo_trabajador}`,
    tipo_salario: `${facts.tipo_salario}`,
    jornada: `${facts.jornada}`,
    fecha_alta: facts.hire_date,
    sbc: facts.sbc,
    ubicacion: facts.ubicacion,
    credit: creditOn(facts.credits, last),
    codigo_postal: facts.codigo_postal,
    birth_date: facts.birth_date,
    lugar_nacimiento: facts.lugar_nacimiento,
    estado_nacimiento: curp.slice(11, 13),
    umf: facts.umf,
    position: facts.position,
    sexo: sexo === 'H' || sexo === 'M' ? sexo : null,
  };
}

/** The credit in force on a day. */
function creditOn(credits: readonly DatedCredit[], day: string): SuaCredit | null {
  const credit = credits.findLast(
    ({ vigente_desde, vigente_hasta }) =>
      vigente_desde <= day && (vigente_hasta === null || vigente_hasta >= day),
  );
  return credit === undefined
    ? null
    : {
        number: credit.number,
        from: credit.vigente_desde,
        type: `${credit.discount_type}`,
        value: credit.value,
      };
}
