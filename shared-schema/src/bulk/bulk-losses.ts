/** What a bulk load takes away, before it is confirmed. */
import type { BulkContext } from './bulk-line.ts';
import type { CheckedBulk } from './check-bulk-lines.ts';

/** Records of a person that are captured and would be gone; `grupo` is a concept, of disabilities a folio, of overtime ''. */
export type BulkLoss = { employee_id: number; grupo: string; records: number };

/** By person and group. A record with another quantity is a change and no loss. */
export function bulkLosses(checked: CheckedBulk, context: BulkContext): BulkLoss[] {
  const replaced = new Set(checked.people);
  const left = new Set(keysOf(checked));
  const lost = storedOf(checked.kind, context).filter(
    ({ employee_id, key }) => replaced.has(employee_id) && !left.has(key),
  );
  return [...Map.groupBy(lost, ({ employee_id, grupo }) => `${employee_id} ${grupo}`).values()].flatMap(
    (records) => {
      const [first] = records;
      if (first === undefined) return [];
      return { employee_id: first.employee_id, grupo: first.grupo, records: records.length };
    },
  );
}

function keysOf(checked: CheckedBulk): string[] {
  switch (checked.kind) {
    case 'I':
      return checked.rows.map(
        ({ id_empleado, id_concepto, fecha }) => `${id_empleado} ${id_concepto} ${fecha}`,
      );
    case 'E':
      return checked.rows.flatMap(({ id, dias }) => dias.map(({ fecha }) => `${id} ${fecha}`));
    case 'IN':
      return checked.rows.map(({ id, folio }) => `${id} ${folio}`);
  }
}

type Stored = { employee_id: number; grupo: string; key: string };

function storedOf(kind: CheckedBulk['kind'], { stored, certificates }: BulkContext): Stored[] {
  switch (kind) {
    case 'I':
      return stored.map(({ employee_id, grupo, concept_id, fecha }) => ({
        ...{ employee_id, grupo },
        key: `${employee_id} ${concept_id} ${fecha}`,
      }));
    case 'E':
      return stored.map(({ employee_id, fecha }) => ({
        employee_id,
        grupo: '',
        key: `${employee_id} ${fecha}`,
      }));
    case 'IN':
      return certificates
        .filter(({ own }) => own)
        .map(({ employee_id, folio }) => ({ employee_id, grupo: folio, key: `${employee_id} ${folio}` }));
  }
}
