import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { layoutMessages } from '@lienzo/schema/capture/layout-messages';
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

type Writer = InstanceType<typeof exceljs.stream.xlsx.WorkbookWriter>;
type SheetWriter = ReturnType<Writer['addWorksheet']>;

/** Writes sheet after sheet, and row after row, so that a layout of thousands of people is never held as cells. */
export async function buildWorkbook(book: LayoutBook): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream,
    useSharedStrings: false,
    useStyles: true,
  });
  orderFontParts(Reflect.get(workbook, 'styles'));
  const ranges = listRanges(book.lists);
  for (const sheet of book.sheets) await writeSheet(workbook, sheet, ranges);
  writeHelp(workbook, book);
  writeLists(workbook, book.lists);
  const marks = workbook.addWorksheet(MARKS_SHEET, { state: 'veryHidden' });
  for (const [name, value] of Object.entries(book.marks))
    marks.addRow([escaped(name), escaped(value)]).commit();
  marks.commit();
  await workbook.commit();
  return new Uint8Array(Buffer.concat(chunks));
}

function writeHelp(workbook: Writer, { help }: LayoutBook): void {
  const sheet = workbook.addWorksheet(HELP_SHEET, { views: [{ showGridLines: false }] });
  sheet.columns = [{ width: 4 }, { width: 96 }];
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
  sheet.commit();
}

/** Where the hidden sheet holds each list: a column below its name. */
const listRanges = (lists: LayoutBook['lists']): ListRanges =>
  new Map(
    Object.entries(lists).flatMap(([name, values], at) => {
      const letters = columnLetters(at + 1);
      return values.length === 0
        ? []
        : [[name, `${LISTS_SHEET}!$${letters}$2:$${letters}$${values.length + 1}`] as const];
    }),
  );

function writeLists(workbook: Writer, lists: LayoutBook['lists']): void {
  const sheet = workbook.addWorksheet(LISTS_SHEET, { state: 'hidden' });
  const columns = Object.entries(lists);
  sheet.columns = columns.map(() => ({ style: { numFmt: '@' } }));
  sheet.addRow(columns.map(([name]) => escaped(name))).commit();
  const longest = Math.max(0, ...columns.map(([, values]) => values.length));
  for (let at = 0; at < longest; at += 1)
    sheet.addRow(columns.map(([, values]) => escaped(values[at] ?? '') || null)).commit();
  sheet.commit();
}

/** Rows that are written between two turns of the stream. */
const ROWS_IN_A_TURN = 200;

async function writeSheet(workbook: Writer, sheet: LayoutSheet, ranges: ListRanges): Promise<void> {
  const columns = sheet.groups.flatMap((group) => group.columns);
  const fixed = sheet.groups[0]?.columns.length ?? 0;
  const target = workbook.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', xSplit: fixed, ySplit: HEADING_ROW }],
    pageSetup: {
      orientation: 'landscape',
      printTitlesRow: `${GROUP_ROW}:${HEADING_ROW}`,
      printTitlesColumn: `A:${columnLetters(Math.max(1, fixed))}`,
      // Whole columns: rows that people add are printed, too.
      printArea: `A:${columnLetters(Math.max(1, columns.length))}`,
    },
  });
  target.columns = columns.map((column, at) => ({
    width: fittedWidth(column, sheet.rows, at),
    style: { numFmt: FORMATS[column.format] },
  }));
  const last = HEADING_ROW + sheet.rows.length + sheet.spareRows;
  target.autoFilter = `A${HEADING_ROW}:${columnLetters(Math.max(1, columns.length))}${Math.max(HEADING_ROW, last)}`;
  for (const [at, column] of columns.entries()) {
    const letters = columnLetters(at + 1);
    const rule = ruleOf(column, ranges);
    if (rule !== null) validations(target).add(`${letters}${HEADING_ROW + 1}:${letters}${last}`, rule);
  }
  target.getCell(1, 1).value = escaped(sheet.title);
  target.getCell(1, 1).font = TITLE;
  target.getCell(2, 1).value = escaped(sheet.lead);
  addHeadings(target, sheet);
  target.getRow(HEADING_ROW).commit();
  // One object a column: the library looks each new one up by its XML.
  const styles = columns.map(({ format }) => ({ numFmt: FORMATS[format] }));
  for (const [at, values] of sheet.rows.entries()) {
    const row = target.getRow(HEADING_ROW + 1 + at);
    for (const [place, value] of values.entries()) {
      if (value === '') continue;
      const cell = row.getCell(place + 1);
      cell.style = styles[place] ?? {};
      cell.value = cellOf(value, columns[place]?.format ?? 'text');
    }
    row.commit();
    if (at % ROWS_IN_A_TURN === 0) await setImmediate();
  }
  target.commit();
}

/** The widest column in Excel's characters, and the rows that are looked at for it. */
const MAX_WIDTH = 60;
const SAMPLED_ROWS = 300;

/** A width that shows the longest word of the heading and the values, in Excel's characters. */
function fittedWidth(column: LayoutColumn, rows: LayoutSheet['rows'], at: number): number {
  const terms = column.heading.split(/\s+/).map((word) => word.length + 3);
  const values = rows.slice(0, SAMPLED_ROWS).map((row) => (row[at] ?? '').length + 2);
  return Math.min(MAX_WIDTH, Math.max(column.width, ...terms, ...values));
}

/** Texts that Excel would read as escaped letters (ECMA-376 §22.9.2.19); the library leaves them as they are. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** A day and a number are such in Excel too, so that it sorts and sums them. */
function cellOf(value: string, format: ColumnFormat): string | number | Date {
  if (format === 'day' && DAY.test(value)) return new Date(`${value}T00:00:00Z`);
  const isNumber = format !== 'text' && format !== 'day' && /^\d{1,12}(\.\d{1,3})?$/.test(value);
  return isNumber ? Number(value) : escaped(value);
}

function addHeadings(target: SheetWriter, { groups }: LayoutSheet): void {
  let column = 1;
  for (const [at, { title, columns }] of groups.entries()) {
    const shade = SHADES[at % SHADES.length] ?? LINE;
    const last = column + columns.length - 1;
    if (title !== '') {
      const cell = target.getCell(GROUP_ROW, column);
      if (columns.length > 1) target.mergeCells(GROUP_ROW, column, GROUP_ROW, last);
      // A day is told as a day, so that Excel shows it as the person's computer does.
      cell.value = DAY.test(title) ? new Date(`${title}T00:00:00Z`) : escaped(title);
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
  const reported = { allowBlank: true, showErrorMessage: true, errorTitle: refused.title };
  const range = list === undefined ? undefined : ranges.get(list);
  if (range !== undefined) return { ...reported, type: 'list', formulae: [range], error: refused.list };
  if (between === undefined) return null;
  const [from, to] = between;
  if (format === 'day')
    return {
      ...reported,
      type: 'date',
      operator: 'between',
      formulae: [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)],
      error: refused.day(from, to),
    };
  return {
    ...reported,
    type: format === 'days' ? 'whole' : 'decimal',
    operator: 'between',
    formulae: [Number(from), Number(to)],
    error: refused.number(from, to),
  };
}

type Validations = { add(range: string, rule: exceljs.DataValidation): void };

/** A rule for a whole range; the library has it, its types do not. */
function validations(sheet: SheetWriter): Validations {
  const match: unknown = Reflect.get(sheet, 'dataValidations');
  if (!isValidations(match)) throw new TypeError('the library keeps no validations by range');
  return match;
}

const isValidations = (value: unknown): value is Validations =>
  typeof value === 'object' && value !== null && 'add' in value && typeof value.add === 'function';
