import { layoutMessages } from '@lienzo/schema/messages/layout-messages';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import { orderFontParts } from '@lienzo/schema/workbooks/order-font-parts';
import {
  type ColumnFormat,
  GROUP_ROW,
  HEADING_ROW,
  HELP_SHEET,
  type LayoutBook,
  type LayoutColumn,
  type LayoutSheet,
  LISTS_SHEET,
  MARKS_SHEET,
} from '@lienzo/templates/layouts/layout-book';
import exceljs from 'exceljs';

const FORMATS: Record<ColumnFormat, string> = {
  text: '@',
  day: 'dd/mm/yyyy',
  amount: '#,##0.00',
  days: '0',
  hours: '0.0##',
};

/** Dark letters, two shades that tell neighbouring groups apart, and the lines between cells. */
const INK = 'FF2B2350';
const SHADES = ['FFF1F1F4', 'FFE6E3F5'];
const LINE = 'FFCFCBE0';
/** Named in each style: without a name, programs choose a font with serifs. */
const FONT = { name: 'Calibri', family: 2, size: 11 } as const;
const TITLE = { ...FONT, bold: true, size: 14, color: { argb: INK } };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Which cells each list takes in the sheet of lists. */
type ListRanges = ReadonlyMap<string, string>;

export async function buildWorkbook(book: LayoutBook): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  orderFonts(workbook);
  const sheets = book.sheets.map((sheet) => workbook.addWorksheet(sheet.name));
  addHelp(workbook, book);
  const ranges = addLists(workbook, book.lists);
  for (const [at, sheet] of book.sheets.entries()) {
    const target = sheets[at];
    if (target !== undefined) fillSheet(target, sheet, ranges);
  }
  const marks = workbook.addWorksheet(MARKS_SHEET, { state: 'veryHidden' });
  for (const mark of Object.entries(book.marks)) marks.addRow(mark);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** The library makes its writer of styles when it begins to write, and asks it for the fonts in the same step. */
function orderFonts({ xlsx }: exceljs.Workbook): void {
  const prepare: unknown = Reflect.get(xlsx, 'prepareModel');
  if (typeof prepare !== 'function') throw new TypeError('the library prepares nothing that it writes');
  Reflect.set(xlsx, 'prepareModel', (model: object, options: object) => {
    let styles: unknown;
    const set = (made: unknown): void => {
      orderFontParts(made);
      styles = made;
    };
    Object.defineProperty(model, 'styles', { get: () => styles, set });
    prepare.call(xlsx, model, options);
  });
}

function addHelp(workbook: exceljs.Workbook, { help }: LayoutBook): void {
  const sheet = workbook.addWorksheet(HELP_SHEET, { views: [{ showGridLines: false }] });
  sheet.getColumn(1).width = 4;
  sheet.getColumn(2).width = 96;
  sheet.getCell('A1').value = help.title;
  sheet.getCell('A1').font = TITLE;
  for (const [at, line] of help.lines.entries()) {
    const row = sheet.getRow(at + 3);
    row.getCell(1).value = `${at + 1}.`;
    row.getCell(2).value = line;
    row.getCell(2).alignment = { wrapText: true, vertical: 'top' };
    row.getCell(1).alignment = { vertical: 'top' };
    if (line.length > 95) row.height = 30;
  }
}

/** A hidden sheet with a column for each list. */
function addLists(workbook: exceljs.Workbook, lists: LayoutBook['lists']): ListRanges {
  const sheet = workbook.addWorksheet(LISTS_SHEET, { state: 'hidden' });
  const ranges = new Map<string, string>();
  for (const [at, [name, values]] of Object.entries(lists).entries()) {
    const column = sheet.getColumn(at + 1);
    column.numFmt = '@';
    column.values = [name, ...values];
    const letters = columnLetters(at + 1);
    if (values.length > 0) ranges.set(name, `${LISTS_SHEET}!$${letters}$2:$${letters}$${values.length + 1}`);
  }
  return ranges;
}

function fillSheet(target: exceljs.Worksheet, sheet: LayoutSheet, ranges: ListRanges): void {
  const columns = sheet.groups.flatMap((group) => group.columns);
  const fixed = sheet.groups[0]?.columns.length ?? 0;
  target.views = [{ state: 'frozen', xSplit: fixed, ySplit: HEADING_ROW }];
  target.pageSetup.orientation = 'landscape';
  target.pageSetup.printTitlesRow = `${GROUP_ROW}:${HEADING_ROW}`;
  target.pageSetup.printTitlesColumn = `A:${columnLetters(Math.max(1, fixed))}`;
  for (const [at, { width, format }] of columns.entries()) {
    const column = target.getColumn(at + 1);
    column.width = width;
    column.numFmt = FORMATS[format];
  }
  target.getCell(1, 1).value = sheet.title;
  target.getCell(1, 1).font = TITLE;
  target.getCell(2, 1).value = sheet.lead;
  addHeadings(target, sheet);
  for (const [at, values] of sheet.rows.entries()) {
    const row = target.getRow(HEADING_ROW + 1 + at);
    for (const [place, value] of values.entries())
      if (value !== '') row.getCell(place + 1).value = cellOf(value, columns[place]?.format ?? 'text');
  }
  const last = HEADING_ROW + sheet.rows.length + sheet.spareRows;
  for (const [at, column] of columns.entries()) {
    const letters = columnLetters(at + 1);
    const rule = ruleOf(column, ranges);
    if (rule !== null) validations(target).add(`${letters}${HEADING_ROW + 1}:${letters}${last}`, rule);
  }
}

/** A day and a number are such in Excel too, so that it sorts and sums them. */
function cellOf(value: string, format: ColumnFormat): string | number | Date {
  if (format === 'text') return value;
  if (format === 'day') return DAY.test(value) ? new Date(`${value}T00:00:00Z`) : value;
  return /^\d{1,12}(\.\d{1,3})?$/.test(value) ? Number(value) : value;
}

function addHeadings(target: exceljs.Worksheet, { groups }: LayoutSheet): void {
  let column = 1;
  for (const [at, { title, columns }] of groups.entries()) {
    const shade = SHADES[at % SHADES.length] ?? LINE;
    const last = column + columns.length - 1;
    if (title !== '') {
      const cell = target.getCell(GROUP_ROW, column);
      if (columns.length > 1) target.mergeCells(GROUP_ROW, column, GROUP_ROW, last);
      // A day is told as a day, so that Excel shows it as the person's computer does.
      cell.value = DAY.test(title) ? new Date(`${title}T00:00:00Z`) : title;
      cell.numFmt = FORMATS.day;
      style(cell, shade);
    }
    for (const [place, { heading }] of columns.entries()) {
      const cell = target.getCell(HEADING_ROW, column + place);
      cell.value = heading;
      style(cell, shade);
    }
    column = last + 1;
  }
  target.getRow(GROUP_ROW).height = 32;
  target.getRow(HEADING_ROW).height = 32;
}

function style(cell: exceljs.Cell, shade: string): void {
  cell.font = { ...FONT, bold: true, color: { argb: INK } };
  cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: shade } };
  cell.alignment = { wrapText: true, vertical: 'middle', horizontal: 'center' };
  const line = { style: 'thin', color: { argb: LINE } } as const;
  cell.border = { top: line, bottom: line, left: line, right: line };
}

const { refused } = layoutMessages;

function ruleOf({ format, list, between }: LayoutColumn, ranges: ListRanges): exceljs.DataValidation | null {
  const told = { allowBlank: true, showErrorMessage: true, errorTitle: refused.title };
  const range = list === undefined ? undefined : ranges.get(list);
  if (range !== undefined) return { ...told, type: 'list', formulae: [range], error: refused.list };
  if (between === undefined) return null;
  const [from, to] = between;
  if (format === 'day')
    return {
      ...told,
      type: 'date',
      operator: 'between',
      formulae: [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)],
      error: refused.day(from, to),
    };
  return {
    ...told,
    type: format === 'days' ? 'whole' : 'decimal',
    operator: 'between',
    formulae: [Number(from), Number(to)],
    error: refused.number(from, to),
  };
}

type Validations = { add(range: string, rule: exceljs.DataValidation): void };

/** A rule for a whole range; the library has it, its types do not. */
function validations(sheet: exceljs.Worksheet): Validations {
  const found: unknown = Reflect.get(sheet, 'dataValidations');
  if (!isValidations(found)) throw new TypeError('the library keeps no validations by range');
  return found;
}

const isValidations = (value: unknown): value is Validations =>
  typeof value === 'object' && value !== null && 'add' in value && typeof value.add === 'function';
