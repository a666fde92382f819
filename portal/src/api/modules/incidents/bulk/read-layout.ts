/** Reads a filled layout: its lines, and what is wrong with the file (specification 3 §5, "Bulk load"). */
import { MOST_FINDINGS } from '@lienzo/schema/api/bulk-endpoints';
import { MOST_SAVED_ROWS } from '@lienzo/schema/api/capture-rows';
import { BULK_KINDS, type BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { bulkFileMessages as words } from '@lienzo/schema/messages/bulk-file-messages';
import { LAYOUT_MARKS, LAYOUT_SHEETS } from '@lienzo/templates/layouts/capture-layout';
import { HELP_SHEET, LISTS_SHEET, MARKS_SHEET } from '@lienzo/templates/layouts/layout-book';
import type { GateUser } from '../../../platform/fair-gate.ts';
import {
  FindingList,
  readWorkbook,
  type WorkbookPiece,
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
    await readWorkbook(bytes, (piece) => file.take(piece), reader);
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    return { ...nothing, list: fileFinding(error.message) };
  }
  const wrong = markProblem(file.marks, expected);
  if (wrong !== null) return { ...nothing, list: fileFinding(wrong) };
  return (
    chosenSheet([...file.sheets.values()], expected.kind) ?? { ...nothing, list: fileFinding(words.invalid) }
  );
}

/** What has been read of a file: its marks, and each sheet that may hold people. */
class LayoutFile {
  readonly marks = new Map<string, string>();
  readonly sheets = new Map<string, LayoutSheet>();
  readonly #rules: LayoutRules;

  constructor({ kind, groups }: ExpectedLayout) {
    this.#rules = { kind, groups, most: MOST_FINDINGS };
  }

  take(piece: WorkbookPiece): void {
    switch (piece.kind) {
      case 'sheets':
        for (const sheet of piece.sheets)
          if (!OWN_SHEETS.includes(sheet.name))
            this.sheets.set(sheet.name, new LayoutSheet(sheet, this.#rules));
        return;
      case 'rows':
        for (const row of piece.rows) this.#takeRow(piece.sheet, row);
        return;
      case 'sheet_end':
        this.sheets.get(piece.sheet)?.addMerged(piece.merged);
    }
  }

  #takeRow(sheet: string, row: WorkbookRow): void {
    if (sheet === MARKS_SHEET) this.marks.set(row.cells[0]?.value ?? '', row.cells[1]?.value ?? '');
    else this.sheets.get(sheet)?.add(row);
  }
}

function fileFinding(message: string): FindingList {
  const list = new FindingList(MOST_FINDINGS);
  list.add({ severity: 'error', message });
  return list;
}

/** Why the file is of something else; null when it is not. */
function markProblem(marks: ReadonlyMap<string, string>, expected: ExpectedLayout): string | null {
  const { kind, paysheet, period } = expected;
  const mark = (name: keyof typeof LAYOUT_MARKS): string => marks.get(LAYOUT_MARKS[name]) ?? '';
  const found = BULK_KINDS.find((one) => one === mark('kind'));
  if (found === undefined) return words.noMarks;
  if (found !== kind) return words.otherKind(LAYOUT_SHEETS[found]);
  if (mark('paysheet') === `${paysheet.id}` && mark('period') === `${period.id}`) return null;
  const told = kind === 'E' ? words.otherPayrollOvertime : words.otherPayroll;
  return told(
    words.place(mark('paysheetNumber'), mark('year'), mark('month')),
    words.place(paysheet.id_humansite, `${period.calendar}`, period.mes),
  );
}

/** The sheet of the layout: by its name, or else the first that has its headings. */
function chosenSheet(sheets: readonly LayoutSheet[], kind: BulkKind): ReadLayout | null {
  const known = sheets.filter(({ isLayout, hidden }) => isLayout && !hidden);
  const sheet = known.find(({ name }) => name === LAYOUT_SHEETS[kind]) ?? known[0];
  if (sheet === undefined) return null;
  const { name, list, rows, columns } = sheet;
  if (name !== LAYOUT_SHEETS[kind])
    list.add({ sheet: name, severity: 'warning', message: words.renamedSheet(name, LAYOUT_SHEETS[kind]) });
  for (const other of sheets)
    if (other !== sheet && other.rows.length > 0) {
      const message = other.hidden ? words.hiddenSheet : words.otherSheet(name);
      list.add({ sheet: other.name, severity: 'warning', message });
    }
  if (rows.length === 0) list.add({ sheet: name, severity: 'error', message: EMPTY[kind] });
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  if (lines > MOST_SAVED_ROWS) {
    const message = words.tooManyLines(MOST_SAVED_ROWS.toLocaleString('es-MX'));
    return { sheet: name, columns, rows: [], list: fileFinding(message) };
  }
  return { sheet: name, columns, rows, list };
}

const EMPTY: Record<BulkKind, string> = {
  I: words.empty,
  E: words.noOvertime,
  IN: words.noDisabilities,
};
