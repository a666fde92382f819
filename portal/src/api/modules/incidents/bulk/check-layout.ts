/** A filled layout with everything that is found in it. */

import { type BulkFile, MAX_FINDINGS } from '@lienzo/schema/bulk/bulk-endpoints';
import { bulkFileMessages as texts } from '@lienzo/schema/bulk/bulk-file-messages';
import type { BulkContext, BulkKind, BulkLine } from '@lienzo/schema/bulk/bulk-line';
import { checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { personFinder, personNumber } from '@lienzo/schema/bulk/find-person';
import { foldText } from '@lienzo/schema/text/fold-text';
import { FindingList } from '../../workbooks/workbooks.ts';
import type { ReadLayout } from './read-layout.ts';

type Checked = Pick<
  BulkFile,
  'hoja' | 'columnas' | 'data' | 'sin_nomina' | 'findings' | 'line_findings' | 'left_out'
>;

export function checkLayout(kind: BulkKind, layout: ReadLayout, context: BulkContext): Checked {
  const { sheet, columns, list } = layout;
  const { data, sin_nomina } = withPeople(layout, context);
  const lines = new FindingList(MAX_FINDINGS);
  for (const { line, field, message } of checkBulkLines(kind, data, context).problems) {
    const match = data[line];
    if (match === undefined) continue;
    lines.add({
      ...{ sheet, row: match.renglon, column: columns[match.grupo]?.[field] ?? null },
      person_number: match['NUM EMPLEADO'],
      value: match.valores[field] ?? null,
      severity: 'error',
      message,
    });
  }
  return {
    hoja: sheet,
    columnas: columns,
    ...{ data, sin_nomina },
    findings: list.findings,
    line_findings: lines.findings,
    left_out: list.leftOut + lines.leftOut,
  };
}

/** The lines of people of the payroll, with their number and name as they are here; and the rows of nobody. */
function withPeople(
  { rows, sheet, list }: ReadLayout,
  { employees }: BulkContext,
): { data: BulkLine[]; sin_nomina: BulkFile['sin_nomina'] } {
  const find = personFinder(employees);
  const data: BulkLine[] = [];
  const strangers: BulkFile['sin_nomina'] = [];
  for (const { row, number, name, lines } of rows) {
    const person = find(number);
    const about = { sheet, row, person_number: number };
    if (person === undefined) {
      strangers.push({ renglon: row, 'NUM EMPLEADO': number, NOMBRE: name });
      const message = number === '' ? texts.noNumber : texts.unknownPerson;
      list.add({ ...about, severity: 'error', message });
      continue;
    }
    if (name !== '' && foldText(name) !== foldText(person.name))
      list.add({ ...about, value: name, severity: 'warning', message: texts.otherName(person.name) });
    const named = { 'NUM EMPLEADO': personNumber(person), NOMBRE: person.name };
    // Not copied: a file can have a hundred thousand.
    for (const line of lines) data.push(Object.assign(line, named));
  }
  return { data, sin_nomina: strangers };
}
