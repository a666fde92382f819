/** Reads a workbook of masters: the rows of each sheet by field, and what is wrong with the file. */
import { MAX_FINDINGS } from '@lienzo/schema/bulk/bulk-endpoints';
import { bulkFileMessages } from '@lienzo/schema/bulk/bulk-file-messages';
import type { MasterCorrection } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { foldText } from '@lienzo/schema/text/fold-text';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import { fieldText, readNumber } from '@lienzo/schema/workbooks/read-cell';
import type { WorkbookFinding } from '@lienzo/schema/workbooks/workbook-finding';
import { MARKS_SHEET } from '@lienzo/templates/layouts/layout-book';
import { MASTER_MARKS } from '@lienzo/templates/layouts/master-layout';
import {
  MASTER_BOOKS,
  MASTER_SHEETS,
  type MasterBookName,
  type MasterField,
  type MasterSheetId,
} from '@lienzo/templates/layouts/master-sheets';
import type { GateUser } from '../../../platform/fair-gate.ts';
import {
  FindingList,
  readWorkbook,
  type WorkbookCell,
  type WorkbookChunk,
  WorkbookRefusal,
  type WorkbookRow,
} from '../../workbooks/workbooks.ts';

const LAST_HEADING_ROW = 20;
const MAX_ROWS = 50_000;

export type FileRow = {
  row: number;
  values: Readonly<Record<string, string>>;
  /** A cell cannot be read; that is told already. */
  broken: boolean;
  /** What is said of its fields; it grows while the row is judged. */
  found: FieldFinding[];
  /** It is not applied; set while the row is judged. */
  rejected?: true;
};
export type FieldFinding = { field: string; severity: WorkbookFinding['severity']; message: string };
export type FileSheet = { id: MasterSheetId; columns: Map<number, MasterField>; rows: FileRow[] };
export type MasterFile = { sheets: Map<MasterSheetId, FileSheet>; list: FindingList };

/** Which workbook it is to be; that of masters, of which client. */
export type ExpectedBook = { kind: 'maestros'; clientId: string } | { kind: 'conceptos' };

/**
 * @param reader who asks; the signal ends the reading when they have left.
 * @param corrections what somebody has typed in place of cells, and rows that they leave out.
 */
export async function readMasterFile(
  bytes: Uint8Array,
  expected: ExpectedBook,
  reader: { user: GateUser; signal: AbortSignal },
  corrections: readonly MasterCorrection[] = [],
): Promise<MasterFile> {
  const reading = new MasterReading(expected.kind, corrections);
  const refused = (message: string): MasterFile => {
    const list = new FindingList(MAX_FINDINGS);
    list.add({ severity: 'error', message });
    return { sheets: new Map(), list };
  };
  try {
    await readWorkbook(bytes, (chunk) => reading.take(chunk), reader);
  } catch (error) {
    if (error instanceof TooManyRows) return refused(texts.tooManyRows(MAX_ROWS.toLocaleString('es-MX')));
    if (!(error instanceof WorkbookRefusal)) throw error;
    return refused(error.message);
  }
  const { kind } = expected;
  if ((reading.marks.get(MASTER_MARKS.kind) ?? kind) !== kind) return refused(texts.otherBooks[kind]);
  const client = reading.marks.get(MASTER_MARKS.client);
  if (kind === 'maestros' && client !== undefined && client !== expected.clientId)
    return refused(texts.otherClient);
  if (reading.sheets.size === 0) return refused(texts.noSheets);
  return reading;
}

class TooManyRows extends Error {}

type RowScope = { id: MasterSheetId; row: number; found: FieldFinding[] };

const sheetsByName = (book: MasterBookName): ReadonlyMap<string, MasterSheetId> =>
  new Map(MASTER_BOOKS[book].map((id) => [foldText(MASTER_SHEETS[id].name), id]));

class MasterReading implements MasterFile {
  readonly marks = new Map<string, string>();
  readonly sheets = new Map<MasterSheetId, FileSheet>();
  readonly list = new FindingList(MAX_FINDINGS);
  #last: { name: string; id: MasterSheetId | undefined } | undefined;
  #rows = 0;
  readonly #corrections: ReadonlyMap<string, MasterCorrection>;

  readonly #ids: ReadonlyMap<string, MasterSheetId>;

  constructor(book: MasterBookName, corrections: readonly MasterCorrection[]) {
    this.#ids = sheetsByName(book);
    this.#corrections = new Map(corrections.map((one) => [`${foldText(one.hoja)} ${one.renglon}`, one]));
  }

  take(fragment: WorkbookChunk): void {
    if (fragment.kind !== 'rows') return;
    for (const row of fragment.rows)
      if (fragment.sheet === MARKS_SHEET)
        this.marks.set(row.cells[0]?.value ?? '', row.cells[1]?.value ?? '');
      else this.#takeRow(fragment.sheet, row);
  }

  #takeRow(name: string, row: WorkbookRow): void {
    const id = this.#sheetNamed(name);
    if (id === undefined) return;
    const sheet = this.sheets.get(id);
    if (sheet === undefined) {
      if (row.row <= LAST_HEADING_ROW) this.#lookForHeadings(id, row);
      return;
    }
    const correction = this.#corrections.get(`${foldText(MASTER_SHEETS[id].name)} ${row.row}`);
    if (correction?.excluir === true) return;
    const errors = this.list.errors;
    const values: Record<string, string> = {};
    const matches: FieldFinding[] = [];
    for (const { name: field } of sheet.columns.values()) values[field] = '';
    for (const cell of row.cells) {
      const field = sheet.columns.get(cell.column);
      if (field === undefined || correction?.valores[field.name] !== undefined) continue;
      values[field.name] = this.#valueOf({ id, row: row.row, found: matches }, field, cell);
    }
    if (correction !== undefined) this.#correct({ id, row: row.row, found: matches }, values, correction);
    if (Object.values(values).every((value) => value === '')) return;
    this.#rows += 1;
    if (this.#rows > MAX_ROWS) throw new TooManyRows();
    sheet.rows.push({ row: row.row, values, broken: this.list.errors > errors, found: matches });
  }

  /** What is typed is read as a cell that holds it; the column may be missing in the file. */
  #correct(scope: RowScope, values: Record<string, string>, { valores }: MasterCorrection): void {
    const columns = this.sheets.get(scope.id)?.columns ?? [];
    for (const field of MASTER_SHEETS[scope.id].fields) {
      const value = valores[field.name];
      if (value === undefined) continue;
      const [column = 0] = [...columns].find(([, { name }]) => name === field.name) ?? [];
      values[field.name] = value === '' ? '' : this.#valueOf(scope, field, { column, type: 'text', value });
    }
  }

  /** The sheet of masters of a name; the rows of one sheet come one after the other. */
  #sheetNamed(name: string): MasterSheetId | undefined {
    if (this.#last?.name !== name) this.#last = { name, id: this.#ids.get(foldText(name.trim())) };
    return this.#last.id;
  }

  /** The row that has the first key's heading and another one. */
  #lookForHeadings(id: MasterSheetId, { row, cells }: WorkbookRow): void {
    const { fields, name } = MASTER_SHEETS[id];
    const left = new Map(fields.map((field) => [textOf(field.heading), field]));
    const columns = new Map<number, MasterField>();
    const unknown: WorkbookCell[] = [];
    for (const cell of cells) {
      const heading = textOf(cell.value);
      const field = left.get(heading);
      left.delete(heading);
      if (field === undefined) unknown.push(cell);
      else columns.set(cell.column, field);
    }
    const match = [...columns.values()];
    if (match.length < 2 || !match.some(({ key }) => key === true)) return;
    this.sheets.set(id, { id, columns, rows: [] });
    for (const { column, value } of unknown)
      this.list.add({
        ...{ sheet: name, row, column: columnLetters(column), value, severity: 'warning' },
        message: bulkFileMessages.unknownHeading(value),
      });
    for (const { key, heading } of fields.filter((field) => !match.includes(field)))
      if (key === true)
        this.list.add({ sheet: name, row, severity: 'error', message: texts.missingKey(heading) });
  }

  #valueOf({ id, row, found }: RowScope, field: MasterField, cell: WorkbookCell): string {
    const tell = (severity: 'error' | 'warning', message: string): void => {
      found.push({ field: field.name, severity, message });
      this.list.add({
        ...{ sheet: MASTER_SHEETS[id].name, row, column: columnLetters(cell.column), value: cell.value },
        ...{ severity, message },
      });
    };
    if (cell.formula === true && cell.value === '') tell('error', bulkFileMessages.emptyFormula);
    else if (cell.type === 'error') tell('error', bulkFileMessages.errorCell);
    else if (cell.cut === true) tell('error', bulkFileMessages.tooLong);
    else if (cell.formula === true) tell('warning', bulkFileMessages.formula);
    if (field.codes !== undefined) return codeOf(field.codes, cell.value);
    if (field.decimals !== undefined)
      return readNumber(cell, field.decimals)?.value ?? fieldText('text', cell);
    if (field.format === 'text') return fieldText('text', cell);
    return fieldText(field.format === 'day' ? 'day' : 'number', cell);
  }
}

function textOf(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

/** Codes by their words and by themselves, for each list of codes. */
const codesByText = new Map<MasterField['codes'], ReadonlyMap<string, string>>();
for (const { fields } of Object.values(MASTER_SHEETS))
  for (const { codes } of fields as readonly MasterField[]) {
    const pairs = Object.entries(codes ?? {}).flatMap(([code, name]) => [
      [textOf(name), code] as const,
      [textOf(code), code] as const,
    ]);
    // Of equal words the first counts.
    codesByText.set(codes, new Map(pairs.toReversed()));
  }

/** Letters of the longest words of a code, with room for spaces. */
const MAX_TEXTS = 200;

/** The code of what is written: its words, or itself. */
const codeOf = (codes: MasterField['codes'], value: string): string =>
  (value.length > MAX_TEXTS ? undefined : codesByText.get(codes)?.get(textOf(value))) ?? value.trim();
