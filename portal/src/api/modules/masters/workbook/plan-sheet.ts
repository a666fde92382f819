/** Compares the rows of a sheet with what is stored: what is created, changed or left. */
import { type MasterSheetChanges, SHOWN_ROWS } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { isPlainDate } from '@lienzo/schema/payroll/plain-date';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import { MASTER_SHEETS, type MasterField, type MasterSheetId } from '@lienzo/templates/layouts/master-sheets';
import type { z } from 'zod';
import type { TimeSlice } from '../../../platform/time-slice.ts';
import type { BookRow } from '../repositories/master-book.ts';
import { bookValues } from './book-values.ts';
import type { FileRow, FileSheet, MasterFile } from './read-master-file.ts';
import { rowIssue, schemaInput } from './row-schemas.ts';

export type PlannedRow<Row> = {
  row: number;
  /** null: it comes into being. */
  stored: BookRow | null;
  data: Row;
  before: MasterValues;
  after: MasterValues;
};

/** At the column of a field. */
export type Problem = {
  field: string;
  message: string;
  severity?: 'error' | 'warning' | 'info';
  /** The row waits for an answer, however mild the question is. */
  holds?: true;
};

export type SheetRules<Row> = {
  /** What is stored of the row; its key must be unique in the file. */
  find: (values: MasterValues) => { key: string; stored: BookRow | null };
  /** What only the rest of the book tells. */
  check: (data: Row, stored: BookRow | null, row: number) => Problem[];
  /** It belongs to a row that waits for an answer, which is told there. */
  waits?: (data: Row) => boolean;
  /** Who a row is about. */
  nameOf?: (data: Row) => string;
};

/** A file whose rows are judged in turns: other calls are answered between them. */
export type PlannedFile = Pick<MasterFile, 'sheets' | 'list'> & { slice: TimeSlice; signal: AbortSignal };

export type PlannedSheet<Row> = {
  rows: PlannedRow<Row>[];
  changes: MasterSheetChanges;
};

/** Rows are compared by facts: not by what names them, except of people, who are known by their number or NSS. */
const isFact = (id: MasterSheetId, { name, key, told }: MasterField): boolean =>
  told !== true && name !== QUESTION && (key !== true || id === 'employees');

/** Asked of the person, not stored. */
const QUESTION = 'early_close';

export async function planSheet<Row extends Readonly<Record<string, unknown>>>(
  id: MasterSheetId,
  schema: z.ZodType<Row>,
  { sheets, list, slice, signal }: PlannedFile,
  rules: SheetRules<Row>,
): Promise<PlannedSheet<Row>> {
  const sheet = sheets.get(id);
  const { name } = MASTER_SHEETS[id];
  const changes: MasterSheetChanges = {
    ...{ sheet: name, created: 0, changed: 0, unchanged: 0, wrong: 0 },
    rows: [],
  };
  const planned: PlannedRow<Row>[] = [];
  const tell = teller(id, sheet, list);
  const seen = new Set<string>();
  for (const line of sheet?.rows ?? []) {
    await slice.yieldIfSpent(signal);
    const { key, stored } = rules.find(line.values);
    const isRepeated = seen.has(key);
    seen.add(key);
    const result = isRepeated ? repeated(id) : planRow({ id, schema, rules }, line, stored);
    if (result === null) changes.unchanged += 1;
    else if (Array.isArray(result)) {
      changes.wrong += 1;
      line.rejected = true;
      for (const problem of result) tell(line, problem);
    } else {
      for (const warning of result.warnings) tell(line, warning);
      planned.push(result.planned);
      count(id, changes, result.planned, rules.nameOf?.(result.planned.data));
    }
  }
  return { rows: planned, changes };
}

/** Names what is wrong at its cell. */
export function teller(id: MasterSheetId, sheet: FileSheet | undefined, list: MasterFile['list']) {
  const letters = new Map(
    [...(sheet?.columns ?? [])].map(([at, { name: field }]) => [field, columnLetters(at)]),
  );
  return ({ row, values, found }: FileRow, { field, message, severity = 'error' }: Problem): void => {
    // Told once, however many rules find it.
    if (found.some((one) => one.field === field && one.message === message)) return;
    found.push({ field, severity, message });
    list.add({
      ...{ sheet: MASTER_SHEETS[id].name, row, column: letters.get(field) ?? null },
      ...{ value: values[field] ?? null, person_number: values.human_id ?? null, severity, message },
    });
  };
}

type RowResult<Row> = { planned: PlannedRow<Row>; warnings: Problem[] } | Problem[] | null;

/** @returns null when nothing changes, problems when it cannot be. */
function planRow<Row extends Readonly<Record<string, unknown>>>(
  { id, schema, rules }: { id: MasterSheetId; schema: z.ZodType<Row>; rules: SheetRules<Row> },
  { row, values, broken }: FileRow,
  stored: BookRow | null,
): RowResult<Row> {
  if (broken) return [];
  const before = stored === null ? {} : bookValues(id, stored);
  const given = bookValues(id, { ...before, ...values });
  if (stored !== null && !differs(id, before, given)) return null;
  const parsed = schema.safeParse(schemaInput(id, given), { error: rowIssue(id, given) });
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
  const { data } = parsed;
  const after = bookValues(id, data);
  if (stored !== null && !differs(id, before, after)) return null;
  if (rules.waits?.(data) === true) return [];
  const problems = rules.check(data, stored, row);
  if (problems.some(({ severity = 'error', holds }) => severity === 'error' || holds === true))
    return problems;
  return { planned: { row, stored, data, before, after }, warnings: problems };
}

const differs = (id: MasterSheetId, before: MasterValues, after: MasterValues): boolean =>
  MASTER_SHEETS[id].fields.some((field) => isFact(id, field) && before[field.name] !== after[field.name]);

const repeated = (id: MasterSheetId): Problem[] => [
  { field: MASTER_SHEETS[id].fields[0]?.name ?? '', message: texts.repeated },
];

function count(
  id: MasterSheetId,
  changes: MasterSheetChanges,
  { row, stored, before, after }: PlannedRow<unknown>,
  name = '',
): void {
  if (stored === null) changes.created += 1;
  else changes.changed += 1;
  if (changes.rows.length >= SHOWN_ROWS) return;
  const { fields } = MASTER_SHEETS[id];
  const key = fields
    .filter(({ key: isKey }) => isKey === true)
    .map((field) => shown(field, after[field.name] ?? ''));
  changes.rows.push({
    row,
    key: [...key, name].filter((part) => part !== '').join(' · '),
    action: stored === null ? 'crear' : 'cambiar',
    changes: fields
      .filter((field) => isFact(id, field) && (before[field.name] ?? '') !== (after[field.name] ?? ''))
      .map((field) => ({
        field: field.heading,
        before: shown(field, before[field.name] ?? ''),
        after: shown(field, after[field.name] ?? ''),
      })),
  });
}

/** As the screens write it: the words of a code, a day as dd/mm/aaaa. */
export const shown = ({ codes, format }: MasterField, value: string): string =>
  format === 'day' && isPlainDate(value) ? value.split('-').reverse().join('/') : (codes?.[value] ?? value);
