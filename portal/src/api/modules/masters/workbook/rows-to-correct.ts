/** The rows of a file in which something was found, with their cells, so that they are corrected where they stand. */
import { MAX_CORRECTIONS, type RowToCorrect } from '@lienzo/schema/masters/master-book-endpoints';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import {
  MASTER_BOOKS,
  MASTER_SHEETS,
  type MasterField,
  type MasterSheetId,
} from '@lienzo/templates/layouts/master-sheets';
import { shown } from './plan-sheet.ts';
import type { FileRow, MasterFile } from './read-master-file.ts';

const SHEETS_IN_ORDER: readonly MasterSheetId[] = Object.values(MASTER_BOOKS).flat();

/** @param nameOf whom a row is about, beside its keys; '' for nobody. */
export function rowsToCorrect(
  { sheets }: MasterFile,
  nameOf: (values: MasterValues) => string,
): RowToCorrect[] {
  const lines = SHEETS_IN_ORDER.flatMap((id) => (sheets.get(id)?.rows ?? []).map((line) => ({ id, line })));
  const wrong = lines.filter(({ line }) => line.found.some(({ severity }) => severity === 'error'));
  const odd = lines.filter(
    ({ line }) =>
      line.found.some(({ severity }) => severity === 'warning') &&
      !line.found.some(({ severity }) => severity === 'error'),
  );
  return [...wrong, ...odd].slice(0, MAX_CORRECTIONS).map(({ id, line }) => ({
    ...{ sheet: MASTER_SHEETS[id].name, row: line.row, title: titleOf(id, line, nameOf) },
    wrong: line.found.some(({ severity }) => severity === 'error'),
    cells: MASTER_SHEETS[id].fields.filter(({ told }) => told !== true).map((field) => cellOf(field, line)),
  }));
}

const cellOf = (field: MasterField, { values, found }: FileRow): RowToCorrect['cells'][number] => ({
  ...{ field: field.name, heading: field.heading, value: shown(field, values[field.name] ?? '') },
  choices: field.codes === undefined ? null : Object.values(field.codes),
  found: found
    .filter((one) => one.field === field.name)
    .map(({ severity, message }) => ({ severity, message })),
});

/** What names the row: of people also their name. */
function titleOf(id: MasterSheetId, { values }: FileRow, nameOf: (values: MasterValues) => string): string {
  const keys = MASTER_SHEETS[id].fields.filter(({ key }) => key === true);
  const name = nameOf(values) || (values.name ?? '');
  return [...keys.map((field) => shown(field, values[field.name] ?? '')), name]
    .filter((part) => part !== '')
    .join(' · ');
}
