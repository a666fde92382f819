/** Reads a filled layout: its lines, and what is wrong with the file (specification 3 §5, "Bulk load"). */

import { MAX_FINDINGS } from '@lienzo/schema/bulk/bulk-endpoints';
import { bulkFileMessages as texts } from '@lienzo/schema/bulk/bulk-file-messages';
import { BULK_KINDS, type BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { MAX_SAVED_ROWS } from '@lienzo/schema/capture/capture-rows';
import { LAYOUT_MARKS, LAYOUT_SHEETS } from '@lienzo/templates/layouts/capture-layout';
import { HELP_SHEET, LISTS_SHEET, MARKS_SHEET } from '@lienzo/templates/layouts/layout-book';
import type { GateUser } from '../../../platform/fair-gate.ts';
import {
  FindingList,
  readWorkbook,
  type WorkbookChunk,
  WorkbookRefusal,
  type WorkbookRow,
} from '../../workbooks/workbooks.ts';
import { type LayoutRules, LayoutSheet, type SheetRow } from './layout-sheet.ts';

export type ExpectedLayout = {
  kind: BulkKind;
  paysheet: { id: number; id_humansite: string };
  period: { id: number; mes: string; calendar: number };
  groups: ReadonlySet<string>;
};

export type ReadLayout = {
  sheet: string | null;
  columns: Record<string, Record<string, string>>;
  /** Those with something captured; none when the file is not of this payroll and period. */
  rows: SheetRow[];
  list: FindingList;
};

const OWN_SHEETS = [HELP_SHEET, LISTS_SHEET, MARKS_SHEET];

/** @param reader who asks; the signal ends the reading when they have left. */
export async function readLayout(
  bytes: Uint8Array,
  expected: ExpectedLayout,
  reader: { user: GateUser; signal: AbortSignal },
): Promise<ReadLayout> {
  const file = new LayoutFile(expected);
  const nothing = { sheet: null, columns: {}, rows: [] };
  try {
    await readWorkbook(bytes, (chunk) => file.take(chunk), reader);
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    return { ...nothing, list: fileFinding(error.message) };
  }
  const wrong = markProblem(file.marks, expected);
  if (wrong !== null) return { ...nothing, list: fileFinding(wrong) };
  return (
    chosenSheet([...file.sheets.values()], expected.kind) ?? { ...nothing, list: fileFinding(texts.invalid) }
  );
}

/** What has been read of a file: its marks, and each sheet that may hold people. */
class LayoutFile {
  readonly marks = new Map<string, string>();
  readonly sheets = new Map<string, LayoutSheet>();
  readonly #rules: LayoutRules;

  constructor({ kind, groups }: ExpectedLayout) {
    this.#rules = { kind, groups, most: MAX_FINDINGS };
  }

  take(fragment: WorkbookChunk): void {
    switch (fragment.kind) {
      case 'sheets':
        for (const sheet of fragment.sheets)
          if (!OWN_SHEETS.includes(sheet.name))
            this.sheets.set(sheet.name, new LayoutSheet(sheet, this.#rules));
        return;
      case 'rows':
        for (const row of fragment.rows) this.#takeRow(fragment.sheet, row);
        return;
      case 'sheet_end':
        this.sheets.get(fragment.sheet)?.addMerged(fragment.merged);
    }
  }

  #takeRow(sheet: string, row: WorkbookRow): void {
    if (sheet === MARKS_SHEET) this.marks.set(row.cells[0]?.value ?? '', row.cells[1]?.value ?? '');
    else this.sheets.get(sheet)?.add(row);
  }
}

function fileFinding(message: string): FindingList {
  const list = new FindingList(MAX_FINDINGS);
  list.add({ severity: 'error', message });
  return list;
}

/** Why the file is of something else; null when it is not. */
function markProblem(marks: ReadonlyMap<string, string>, expected: ExpectedLayout): string | null {
  const { kind, paysheet, period } = expected;
  const mark = (name: keyof typeof LAYOUT_MARKS): string => marks.get(LAYOUT_MARKS[name]) ?? '';
  const match = BULK_KINDS.find((one) => one === mark('kind'));
  if (match === undefined) return texts.noMarks;
  if (match !== kind) return texts.otherKind(LAYOUT_SHEETS[match]);
  if (mark('paysheet') === `${paysheet.id}` && mark('period') === `${period.id}`) return null;
  const reported = kind === 'E' ? texts.otherPayrollOvertime : texts.otherPayroll;
  return reported(
    texts.place(mark('paysheetNumber'), mark('year'), mark('month')),
    texts.place(paysheet.id_humansite, `${period.calendar}`, period.mes),
  );
}

/** The sheet of the layout: by its name, or else the first that has its headings. */
function chosenSheet(sheets: readonly LayoutSheet[], kind: BulkKind): ReadLayout | null {
  const known = sheets.filter(({ isLayout, hidden }) => isLayout && !hidden);
  const sheet = known.find(({ name }) => name === LAYOUT_SHEETS[kind]) ?? known[0];
  if (sheet === undefined) return null;
  const { name, list, rows, columns } = sheet;
  if (name !== LAYOUT_SHEETS[kind])
    list.add({ sheet: name, severity: 'warning', message: texts.renamedSheet(name, LAYOUT_SHEETS[kind]) });
  for (const other of sheets)
    if (other !== sheet && other.rows.length > 0) {
      const message = other.hidden ? texts.hiddenSheet : texts.otherSheet(name);
      list.add({ sheet: other.name, severity: 'warning', message });
    }
  if (rows.length === 0) list.add({ sheet: name, severity: 'error', message: EMPTY[kind] });
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  if (lines > MAX_SAVED_ROWS) {
    const message = texts.tooManyLines(MAX_SAVED_ROWS.toLocaleString('es-MX'));
    return { sheet: name, columns, rows: [], list: fileFinding(message) };
  }
  return { sheet: name, columns, rows, list };
}

const EMPTY: Record<BulkKind, string> = {
  I: texts.empty,
  E: texts.noOvertime,
  IN: texts.noDisabilities,
};
