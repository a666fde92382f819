/** Masters as texts by field: what workbooks hold, and what two versions are compared by. */
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import { MASTER_SHEETS, type MasterSheetId } from '@lienzo/templates/layouts/master-sheets';

/** Numbers that are equal are written alike. */
const NUMBERS = new Set(['risk_premium', 'daily_salary', 'sbc', 'value']);

/** @param values as the database or a schema gives them. */
export function bookValues(id: MasterSheetId, values: Readonly<Record<string, unknown>>): MasterValues {
  return Object.fromEntries(MASTER_SHEETS[id].fields.map(({ name }) => [name, textOf(name, values[name])]));
}

function textOf(name: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : `${value}`;
  return NUMBERS.has(name) && /^\d+(\.\d+)?$/.test(text) ? new ExactDecimal(text).toFixed() : text;
}

/** The values that identify a row, alike for all ways of writing them. */
export const keyOf = (...parts: readonly (string | number | boolean | null | undefined)[]): string =>
  parts.map((part) => `${part ?? ''}`.trim().toUpperCase()).join('|');
