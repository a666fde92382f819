import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { dateOf, isPlainDate, monthOf, yearOf } from '@lienzo/schema/payroll/plain-date';

const SIGNS = { sumar: ' + ', restar: ' - ', multiplicar: ' * ', dividir: ' / ' } as const;

/**
 * A computed column of the four operators as a formula with the same values, as it is stored.
 * @returns null while it is incomplete, and where it takes its value from a parameter, which formulas cannot.
 */
export function formulaOfOperators(column: AdditionalColumn): string | null {
  const { operator, selected_columns, valor, parametro, tipo } = column;
  if (operator === null || selected_columns.length === 0 || parametro !== undefined) return null;
  const columns = selected_columns.map((key) => `[${key}]`);
  if (tipo === 'fecha') return dateFormula(column, columns);
  const number = valor.trim();
  if (number === '') return columns.join(SIGNS[operator]);
  if (decimalOf(number) === null) return null;
  return [...columns, number.startsWith('-') ? `(${number})` : number].join(SIGNS[operator]);
}

/** From the first day to the second one: negative where the second is earlier. */
function dateFormula({ valor, resultado }: AdditionalColumn, [from = '', second]: string[]): string | null {
  const to = second ?? (valor === 'hoy' ? 'HOY()' : dayFormula(valor));
  if (to === null) return null;
  if (resultado !== 'años') return `DIAS(${to}; ${from})`;
  return `SI(${from} <= ${to}; SIFECHA(${from}; ${to}; "Y"); -SIFECHA(${to}; ${from}; "Y"))`;
}

const dayFormula = (day: string): string | null =>
  isPlainDate(day) ? `FECHA(${yearOf(day)}; ${monthOf(day)}; ${dateOf(day)})` : null;
