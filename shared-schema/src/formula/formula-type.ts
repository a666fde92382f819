/** The types of values in formulas. `moneda` is a number that is shown as money; an empty value belongs to every type. */
export type FormulaType = 'numero' | 'moneda' | 'fecha' | 'texto' | 'logico';

export const isNumber = (type: FormulaType): boolean => type === 'numero' || type === 'moneda';

/** Whether values of both types can stand in one place. */
export const isSameType = (one: FormulaType, other: FormulaType): boolean =>
  one === other || (isNumber(one) && isNumber(other));

/** The type of a place that holds values of both, which are of the same type: money where one is. */
export const joinedType = (one: FormulaType, other: FormulaType): FormulaType =>
  one === other ? one : 'moneda';
