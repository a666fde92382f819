import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { isMoneyColumn } from '@lienzo/schema/data/catalog';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { formulaOf } from '@lienzo/schema/data/computed-formulas';
import { isProblem } from '@lienzo/schema/formula/compile-formula';

/**
 * Whether a column holds money: by the catalogue, or because it is computed from money. Money by money is a factor, and
 * the sum or the difference of money and anything else is money.
 */
export function isMoney(key: ColumnKey, additional: readonly AdditionalColumn[]): boolean {
  const computed = additional.find(({ id }) => id === key);
  if (computed === undefined) return isMoneyColumn(key);
  const formula = formulaOf(computed, additional);
  if (formula !== null) return !isProblem(formula) && formula.type === 'moneda';
  if (computed.tipo !== 'numero') return false;
  const amounts = computed.selected_columns.filter(isMoneyColumn);
  const [first] = computed.selected_columns;
  switch (computed.operator) {
    case 'sumar':
    case 'restar':
      return amounts.length > 0;
    case 'multiplicar':
      return amounts.length === 1;
    case 'dividir':
      return amounts.length === 1 && first === amounts[0];
    case null:
      return false;
  }
}
