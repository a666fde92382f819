import { suaFiles } from '@lienzo/schema/imss/sua/sua-files';
import type { PersonVariability } from './variability-people.ts';

const NOTHING = { people: [], absences: [], disabilities: [], credit_movements: [], inasistencias: false };

type Movements = {
  /** Of `Movt.txt`; null: it has no record. */
  bytes: Uint8Array<ArrayBuffer> | null;
  leftOut: number;
  people: PersonVariability[];
};

/** `Movt.txt` of those whose base changes; who cannot be written has it said in their calculation. */
export function writeMovements(register: string, calculated: readonly PersonVariability[]): Movements {
  const movements = calculated.flatMap(({ person, result }) =>
    result?.is_changed === true
      ? [
          {
            ...{ type: '07' as const, nss: person.ssn, person_number: person.human_id, name: person.name },
            ...{ fecha: result.effective_date, sbc: result.sbc.toFixed(2) },
          },
        ]
      : [],
  );
  const { files, findings } = suaFiles({ ...NOTHING, register, movements });
  const keyOf = (nss: string | null, number: string | null): string => `${nss} ${number}`;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const said = Map.groupBy(errors, ({ nss, person_number }) => keyOf(nss, person_number));
  const people = calculated.map((one): PersonVariability => {
    const own = said.get(keyOf(one.person.ssn, one.person.human_id)) ?? [];
    return own.length === 0
      ? one
      : { ...one, findings: [...one.findings, ...own.map(({ message, fix }) => `${message} ${fix}`)] };
  });
  return { bytes: files[0]?.bytes ?? null, leftOut: said.size, people };
}
