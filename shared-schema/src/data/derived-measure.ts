/** Columns of a summary that are computed of one of its measures and the other rows. */
import type { Decimal } from 'decimal.js';
import type { Cell, ColumnDataType, ColumnKey, ColumnTotal, Row } from './column.ts';
import { decimalOf, ExactDecimal } from './exact-decimal.ts';
import {
  type DerivedFunction,
  MEAN_DECIMALS,
  REST_KEY,
  type SummaryFunction,
  type SummaryQuestion,
  summaryScopes,
  totalKey,
} from './summary.ts';

/** Of measures whose groups add up to the whole. */
const ADDITIVE: readonly SummaryFunction[] = ['suma', 'cuenta'];

/** What can be derived of a measure. */
export function derivedFunctionsFor(funcion: SummaryFunction, isNumeric: boolean): DerivedFunction[] {
  if (!isNumeric) return [];
  return ADDITIVE.includes(funcion) ? ['porcentaje', 'acumulado', 'posicion'] : ['posicion'];
}

/** @param type of the measure. */
export function derivedType(funcion: DerivedFunction, type: ColumnDataType): ColumnDataType {
  switch (funcion) {
    case 'porcentaje':
      return 'numeric';
    case 'acumulado':
      return type;
    case 'posicion':
      return 'integer';
  }
}

/** Percentages have a total; running totals and places have none. */
export const derivedTotal = (funcion: DerivedFunction): ColumnTotal | undefined =>
  funcion === 'porcentaje' ? 'suma' : undefined;

/** The measure over all rows that a percentage is of: over those of the page, where the table is linked to it. */
export const baseKey = (id: string, { detail }: SummaryQuestion): ColumnKey =>
  totalKey(id, { level: 0, ofDetail: detail !== undefined });

/** Puts the derived columns beside the measures. @param rows all of a summary, in their order. */
export function withDerived(question: SummaryQuestion, rows: readonly Row[]): Row[] {
  if (question.derivadas.length === 0) return [...rows];
  const added: Record<ColumnKey, Cell>[] = rows.map((row) => ({ ...row }));
  for (const { id, medida, funcion } of question.derivadas)
    switch (funcion) {
      case 'porcentaje':
        addPercentages(question, added, { id, medida });
        break;
      case 'acumulado':
        addRunning(question, added, { id, medida });
        break;
      case 'posicion':
        addRanks(question, added, { id, medida });
        break;
    }
  return added;
}

type Derived = { id: string; medida: string };

function addPercentages(
  question: SummaryQuestion,
  rows: Record<ColumnKey, Cell>[],
  { id, medida }: Derived,
): void {
  for (const row of rows) {
    row[id] = percentage(row[medida], row[baseKey(medida, question)]);
    for (const scope of summaryScopes(question)) {
      const base = row[totalKey(medida, { level: 0, ofDetail: scope.ofDetail })];
      row[totalKey(id, scope)] = percentage(row[totalKey(medida, scope)], base);
    }
  }
}

/** null where there is nothing to be a part of. */
function percentage(value: Cell | undefined, whole: Cell | undefined): Cell {
  const [part, base] = [decimalOf(value), decimalOf(whole)];
  if (part === null || base === null || base.isZero()) return null;
  return part.times(100).dividedBy(base).toDecimalPlaces(MEAN_DECIMALS).toFixed();
}

/** Begins anew with each page and each group with subtotals; empty values add nothing. */
function addRunning(
  { detail, path }: SummaryQuestion,
  rows: Record<ColumnKey, Cell>[],
  { id, medida }: Derived,
): void {
  const keys = [...(detail === undefined ? [] : [detail]), ...path];
  const sums = new Map<string, Decimal>();
  for (const row of rows) {
    const group = JSON.stringify(keys.map((key) => row[key]));
    const value = decimalOf(row[medida]);
    const before = sums.get(group);
    const sum = value === null ? before : value.plus(before ?? new ExactDecimal(0));
    if (sum !== undefined) sums.set(group, sum);
    row[id] = sum?.toFixed() ?? null;
  }
}

/** The greatest value is first; equal ones share a place, empty ones have none. */
function addRanks(
  { detail }: SummaryQuestion,
  rows: Record<ColumnKey, Cell>[],
  { id, medida }: Derived,
): void {
  const pages = Map.groupBy(rows, (row) => (detail === undefined ? null : (row[detail] ?? null)));
  for (const page of pages.values()) {
    const valued = page.flatMap((row) => {
      const value = decimalOf(row[medida]);
      row[id] = null;
      // The groups that are joined have no place among the others.
      return value === null || (row[REST_KEY] ?? 0) !== 0 ? [] : [{ row, value }];
    });
    let position = 0;
    let last: Decimal | undefined;
    for (const [at, { row, value }] of valued
      .toSorted((one, other) => other.value.comparedTo(one.value))
      .entries()) {
      if (last === undefined || !value.equals(last)) position = at + 1;
      last = value;
      row[id] = position;
    }
  }
}
