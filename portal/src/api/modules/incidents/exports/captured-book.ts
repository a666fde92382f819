/** What is captured of a kind, as a workbook: loadable again, or overtime in blocks of nine hours. */
import { type BulkKind, DISABILITY_KEYS } from '@lienzo/schema/bulk/bulk-line';
import { personNumber } from '@lienzo/schema/bulk/find-person';
import type { ValueType } from '@lienzo/schema/capture/incident';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { captureLayout, codeText, type FilledRow } from '@lienzo/templates/layouts/capture-layout';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import { overtimeBook } from '@lienzo/templates/layouts/overtime-book';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listCertificates, type StoredCertificate } from '../repositories/certificates.ts';
import { listNamedIncidents, type NamedIncident } from '../repositories/incident-rows.ts';
import { findNames } from '../repositories/summary.ts';
import type { LayoutFacts } from './load-layout.ts';
import { overtimePeople } from './overtime-people.ts';

export async function capturedBook(
  trx: TenantTransaction,
  organizationId: string,
  kind: BulkKind,
  facts: LayoutFacts,
): Promise<LayoutBook> {
  const { paysheet, period, people } = facts;
  const ids = people.map(({ id }) => id);
  const layout = {
    ...facts,
    people: people.map((person) => ({ number: personNumber(person), name: person.name })),
  };
  switch (kind) {
    case 'E': {
      const { client_id: clientId, process_id: processId } = period;
      const { client } = await findNames(trx, organizationId, { clientId, processId });
      return overtimeBook({ ...facts, client }, await overtimePeople(trx, organizationId, facts));
    }
    case 'I': {
      const incidents = await listNamedIncidents(trx, organizationId, [period.id], ids);
      const known = new Map([...facts.concepts, ...incidents].map((one) => [one.key, one]));
      const rows = filledRows(people, Map.groupBy(incidents, employeeOf), incidentCells);
      return captureLayout('I', { ...layout, concepts: [...known.values()] }, rows);
    }
    case 'IN': {
      const { initial_date: from, end_date: to } = period;
      const near = await listCertificates(trx, organizationId, {
        ...{ paysheetId: paysheet.id, people: null, from, to },
      });
      const own = near.filter(({ period_id }) => period_id === period.id);
      return captureLayout('IN', layout, filledRows(people, Map.groupBy(own, employeeOf), certificateCells));
    }
  }
}

const employeeOf = ({ employee_id }: { employee_id: number }): number => employee_id;

/** What stands below a group of columns: its key, and the values by heading. */
type GroupCells = { group: string; values: Record<string, string> };

/** As many rows of a person as the group that has most. */
function filledRows<Captured>(
  people: LayoutFacts['people'],
  captured: ReadonlyMap<number, readonly Captured[]>,
  cellsOf: (captured: readonly Captured[]) => GroupCells[],
): FilledRow[] {
  return people.flatMap((person) => {
    const groups = Map.groupBy(cellsOf(captured.get(person.id) ?? []), ({ group }) => group);
    const most = Math.max(0, ...[...groups.values()].map((cells) => cells.length));
    return Array.from({ length: most }, (_, at) => ({
      number: personNumber(person),
      name: person.name,
      values: Object.fromEntries(
        [...groups].flatMap(([group, cells]) => {
          const cell = cells[at];
          return cell === undefined ? [] : [[group, cell.values]];
        }),
      ),
    }));
  });
}

/** Days in a row are one line, as a layout says them; amounts and hours are those of a date. */
function incidentCells(incidents: readonly NamedIncident[]): GroupCells[] {
  return [...Map.groupBy(incidents, ({ key }) => key)].flatMap(([group, own]) =>
    runsOf(own).map(({ date, amount }) => ({ group, values: { FECHA: date, CANTIDAD: amount } })),
  );
}

function runsOf(incidents: readonly NamedIncident[]): { date: string; amount: string }[] {
  const runs: { date: string; next: string; amount: string; type: ValueType }[] = [];
  for (const { capture_date: date, amount, type_value: type } of incidents) {
    const last = runs.at(-1);
    const next = addDays(date, 1);
    if (last !== undefined && type === 'DI' && last.next === date)
      runs.splice(-1, 1, { ...last, next, amount: new ExactDecimal(last.amount).plus(amount).toString() });
    else runs.push({ date, next, amount: new ExactDecimal(amount).toString(), type });
  }
  return runs;
}

const KEY_OF = new Map<number, string>(
  Object.entries(DISABILITY_KEYS).map(([key, concept]) => [concept, key]),
);

const certificateCells = (certificates: readonly StoredCertificate[]): GroupCells[] =>
  certificates.map((one) => ({
    group: KEY_OF.get(one.incapacidad) ?? '',
    values: {
      'FECHA INICIAL': one.fecha_incapacidad,
      DIAS: `${one.dias_incapacidad}`,
      FOLIO: one.folio,
      'TIPO INCAPACIDAD': codeText('types', one.tipo_incapacidad),
      'CONTROL DE INCAPACIDAD': codeText('controls', one.tipo_control),
      'TIPO DE RIESGO': one.tipo_riesgo === 0 ? '' : codeText('risks', one.tipo_riesgo),
      'SECUELA O CONSECUENCIAS': one.tipo_riesgo === 1 ? codeText('sequels', one.tipo_secuela) : '',
      'FOLIO INICIAL': one.folio_inicial ?? '',
    },
  }));
