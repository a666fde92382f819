import ExcelJS from 'exceljs';
import type { CheckedPerson } from './checked-person.ts';
import type { ComparedLines } from './compare-lines.ts';
import { creditFormulas } from './credit-formulas.ts';
import { writeFigures } from './figure-sheet.ts';
import type { FormulaColumn } from './formula-column.ts';
import { payFormulas } from './pay-formulas.ts';
import { INPUT_COLUMNS } from './person-columns.ts';
import { quotaFormulas } from './quota-formulas.ts';
import { taxFormulas } from './tax-formulas.ts';

const PEOPLE = 'Personas';

/** A workbook with the published figures, a row for each person, and the payroll as live formulas without values. */
export function payrollWorkbook(people: readonly CheckedPerson[]): ExcelJS.Workbook {
  const book = new ExcelJS.Workbook();
  const figures = writeFigures(book.addWorksheet('Cifras'));
  const sheet = book.addWorksheet(PEOPLE);
  const formulas = [
    ...payFormulas(figures),
    ...taxFormulas(figures),
    ...quotaFormulas(figures),
    ...creditFormulas(figures),
  ];
  const names = [...INPUT_COLUMNS, ...formulas].map(({ name }) => name);
  const letters = new Map(names.map((name, at) => [name, sheet.getColumn(at + 1).letter]));
  sheet.addRow(names);
  for (const [at, person] of people.entries())
    sheet.addRow([
      ...INPUT_COLUMNS.map(({ value }) => value(person)),
      ...formulas.map((column) => ({ formula: formulaOfRow(column, letters, at + 2), date1904: false })),
    ]);
  return book;
}

function formulaOfRow({ name, formula }: FormulaColumn, letters: Map<string, string>, row: number): string {
  return formula.replaceAll(/\[([^\]]+)\]/g, (_all, column: string) => {
    const letter = letters.get(column);
    if (letter === undefined) throw new Error(`${name}: no column ${column}`);
    return `$${letter}${row}`;
  });
}

/** What a calculated workbook says of each person, by the person's id. */
export function calculatedLines(book: ExcelJS.Workbook): Map<string, ComparedLines> {
  const people = new Map<string, ComparedLines>();
  const sheet = book.getWorksheet(PEOPLE);
  const names: string[] = [];
  sheet?.eachRow((row, number) => {
    if (number === 1) row.eachCell((cell, column) => (names[column] = cell.text));
    else {
      const values = names.map((name, column) => [name, amountOf(row.getCell(column))] as const);
      people.set(row.getCell(1).text, Object.fromEntries(values.filter(([name]) => name !== undefined)));
    }
  });
  return people;
}

/** A cell's `value` leaves out a result of 0. */
const amountOf = ({ result }: ExcelJS.Cell): string =>
  typeof result === 'number' ? result.toFixed(2) : `${JSON.stringify(result)}`;
