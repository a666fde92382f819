/** Finds the people and the columns of one sheet of a filled layout, and makes lines of its rows as they come. */

import { bulkFileMessages as texts } from '@lienzo/schema/bulk/bulk-file-messages';
import {
  type BulkKind,
  type BulkLine,
  bulkValue,
  fieldsOf,
  NAME_HEADING,
  NUMBER_HEADING,
  OPTIONAL_FIELDS,
} from '@lienzo/schema/bulk/bulk-line';
import { foldText } from '@lienzo/schema/text/fold-text';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import { groupKey } from '@lienzo/templates/layouts/capture-layout';
import { FindingList, type WorkbookCell, type WorkbookRow } from '../../workbooks/workbooks.ts';
import { namedCode } from './named-code.ts';

/** The headings stand among the first rows. */
const LAST_HEADING_ROW = 20;

/** Where a field of a group stands. */
type Scope = { group: string; field: string };

type PlainLine = Omit<BulkLine, 'NUM EMPLEADO' | 'NOMBRE'>;

export type SheetRow = {
  row: number;
  number: string;
  name: string;
  lines: PlainLine[];
};

export type LayoutRules = {
  kind: BulkKind;
  /** The keys of the groups that are captured: concepts or days. */
  groups: ReadonlySet<string>;
  most: number;
};

export class LayoutSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly list: FindingList;
  readonly rows: SheetRow[] = [];
  /** Letters by group and field. */
  readonly columns: Record<string, Record<string, string>> = {};
  readonly #rules: LayoutRules;
  #headingRow = 0;
  #before: WorkbookRow | undefined;
  #places = new Map<number, Scope>();
  #numberColumn = 0;
  #nameColumn = 0;

  constructor(sheet: { name: string; hidden: boolean }, rules: LayoutRules) {
    this.name = sheet.name;
    this.hidden = sheet.hidden;
    this.#rules = rules;
    this.list = new FindingList(rules.most);
  }

  /** Whether it has the headings of a layout. */
  get isLayout(): boolean {
    return this.#headingRow > 0;
  }

  add(row: WorkbookRow): void {
    if (this.#headingRow > 0) this.#addRow(row);
    else if (row.row <= LAST_HEADING_ROW) this.#lookForHeadings(row);
  }

  /** Told when the sheet has ended, as a file lists them there. */
  addMerged(ranges: readonly string[]): void {
    for (const range of ranges) {
      const row = Number(/\d+/.exec(range)?.[0] ?? 0);
      if (row > this.#headingRow)
        this.#tell(row, null, { severity: 'warning', message: texts.merged(range) });
    }
  }

  #tell(row: number | null, column: number | null, match: Parameters<FindingList['add']>[0]): void {
    this.list.add({
      sheet: this.name,
      row,
      column: column === null ? null : columnLetters(column),
      ...match,
    });
  }

  #lookForHeadings(row: WorkbookRow): void {
    const headings = new Map(row.cells.toReversed().map((cell) => [headingOf(cell), cell]));
    const number = headings.get(foldText(NUMBER_HEADING));
    if (number === undefined) {
      this.#before = row;
      return;
    }
    this.#headingRow = row.row;
    this.#numberColumn = number.column;
    this.#nameColumn = headings.get(foldText(NAME_HEADING))?.column ?? 0;
    this.#readGroups(row);
  }

  /** Each heading belongs to the group whose title stands above it or, titles being merged, before that. */
  #readGroups(headings: WorkbookRow): void {
    const titles = (this.#before?.row === headings.row - 1 ? this.#before.cells : []).map((cell) => ({
      column: cell.column,
      title: cell.value.trim(),
      key: this.#rules.kind === 'E' ? bulkDay(cell) : groupKey(cell.value),
    }));
    const fields = fieldsOf(this.#rules.kind);
    const fieldOf = new Map(fields.map((name) => [foldText(name), name]));
    const reported = new Set<number>();
    const groupAt = atOrBefore(titles);
    for (const cell of headings.cells) {
      if (cell.column === this.#numberColumn || cell.column === this.#nameColumn) continue;
      const group = groupAt(cell.column);
      const field = fieldOf.get(headingOf(cell));
      const warn = (message: string) =>
        this.#tell(headings.row, cell.column, { severity: 'warning', value: cell.value, message });
      if (group === undefined || field === undefined) warn(texts.unknownHeading(cell.value));
      else if (!this.#rules.groups.has(group.key)) {
        if (!reported.has(group.column)) warn(texts.unknownGroup(group.title));
        reported.add(group.column);
      } else this.#place(cell, group.key, field, warn);
    }
    this.#tellMissing(headings.row, fields);
  }

  #place({ column }: WorkbookCell, group: string, field: string, warn: (message: string) => void): void {
    this.columns[group] ??= {};
    const own = this.columns[group];
    if (own[field] !== undefined) warn(texts.twiceHeading(`${group} ${field}`));
    else {
      own[field] = columnLetters(column);
      this.#places.set(column, { group, field });
    }
  }

  #tellMissing(row: number, fields: readonly string[]): void {
    for (const [group, own] of Object.entries(this.columns))
      for (const field of fields)
        if (own[field] === undefined && !OPTIONAL_FIELDS.has(field))
          this.#tell(row, null, { severity: 'error', message: texts.missingHeading(group, field) });
  }

  #addRow(row: WorkbookRow): void {
    const number = textAt(row, this.#numberColumn);
    const values = new Map<string, Record<string, string>>();
    for (const cell of row.cells) {
      const scope = this.#places.get(cell.column);
      if (scope === undefined) continue;
      const value = this.#valueOf(row.row, number, cell, scope.field);
      // A formula without its value means something: the person's line is wrong, not missing.
      if (value === '' && cell.formula !== true) continue;
      const own = values.get(scope.group) ?? {};
      own[scope.field] = value;
      values.set(scope.group, own);
    }
    if (values.size === 0) return;
    if (row.hidden)
      this.#tell(row.row, null, { person_number: number, severity: 'warning', message: texts.hiddenRow });
    this.rows.push({
      row: row.row,
      number,
      name: textAt(row, this.#nameColumn),
      lines: [...values].map(([grupo, valores]) => ({ renglon: row.row, grupo, valores })),
    });
  }

  #valueOf(row: number, number: string, cell: WorkbookCell, field: string): string {
    const about = { person_number: number, value: cell.value };
    if (cell.formula === true && cell.value === '')
      this.#tell(row, cell.column, { ...about, severity: 'error', message: texts.emptyFormula });
    else if (cell.type === 'error')
      this.#tell(row, cell.column, { ...about, severity: 'error', message: texts.errorCell });
    else if (cell.cut === true)
      this.#tell(row, cell.column, { ...about, severity: 'error', message: texts.tooLong });
    else if (cell.formula === true)
      this.#tell(row, cell.column, { ...about, severity: 'warning', message: texts.formula });
    return namedCode(field, bulkValue(this.#rules.kind, field, cell));
  }
}

/** Finds the last place at or before a column; columns are asked for in their order. */
function atOrBefore<Target extends { column: number }>(scopes: readonly Target[]) {
  let next = 0;
  return (column: number): Target | undefined => {
    while ((scopes[next]?.column ?? Number.POSITIVE_INFINITY) <= column) next += 1;
    return scopes[next - 1];
  };
}

const headingOf = ({ value }: WorkbookCell): string => foldText(value).replace(/\s+/g, ' ').trim();

/** What names a person. Of a text that was cut the beginning alone could be somebody else's number. */
function textAt({ cells }: WorkbookRow, column: number): string {
  const cell = cells.find((one) => one.column === column);
  return cell?.cut === true ? `${cell.value}…` : (cell?.value.trim() ?? '');
}

/** A day above its column, as a date of Excel or as text. */
const bulkDay = (cell: WorkbookCell): string => bulkValue('I', 'FECHA', cell);
