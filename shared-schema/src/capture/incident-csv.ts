/** The CSV that other payroll systems read (specification 3 §7 and §9). */
import { ExactDecimal } from '../data/exact-decimal.ts';
import type { ValueType } from './incident.ts';

/** What a line says first. */
const PREFIX = 'A3O';

export type CsvLine = {
  id_humansite: string;
  /** The process's code, such as ORD. */
  process: string;
  /** The number of personnel, or the internal number of who has none. */
  employee: string;
  year: number;
  /** 1 to 12. */
  month: number;
  key: string;
  type_value: ValueType;
  /** `YYYY-MM-DD`. */
  date: string;
  amount: string;
};

/**
 * One line for each captured row, ended by CRLF. Amounts have two decimals, days and hours none that say nothing.
 * @param bulk dates as DD/MM/YYYY, as bulk files have them.
 */
export const incidentCsv = (lines: readonly CsvLine[], { bulk = false } = {}): string =>
  lines.map((line) => `${csvLine(line, bulk)}\r\n`).join('');

function csvLine(line: CsvLine, bulk: boolean): string {
  const amount = new ExactDecimal(line.amount);
  return [
    PREFIX,
    line.id_humansite,
    line.process,
    line.employee,
    String(line.year),
    String(line.month),
    line.key,
    bulk ? line.date.split('-').reverse().join('/') : line.date,
    line.type_value === 'IM' ? amount.toFixed(2) : amount.toString(),
  ]
    .map(cell)
    .join(',');
}

/** Quoted where the text would end the cell. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The file beside others of its kind: of which process, year and period it is. `name`: what it holds. */
export const incidentCsvName = (name: string, process: string, year: number, period: number): string =>
  `${name}_${process}_${year}_Sem${period}.csv`;
