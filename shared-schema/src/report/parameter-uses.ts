/** Whether what filters, computed columns and texts name of a report's parameters is there. */
import type { AdditionalColumn } from '../data/additional-column.ts';
import { formulaParameters } from '../data/computed-formulas.ts';
import type { ReportFilter } from '../data/filter.ts';
import { namesIn, withColumns } from '../data/formula-names.ts';
import { PARAMETER_TYPES, storedParameter } from '../data/formula-parameter.ts';
import { parameterFits, parameterFitsFormula, type ReportParameter } from '../data/parameter.ts';
import type { CompiledFormula } from '../formula/compile-formula.ts';
import { parameterRuleMessages } from '../rule-messages/parameter-rule-messages.ts';
import { inlineNodes, type RichText } from './rich-text.ts';

/** Why a filter cannot take its value from the parameter that it names; null when it can, or names none. */
export function filterParameterProblem(
  { parametro, selected_columns, column_type, condition }: ReportFilter,
  parametros: readonly ReportParameter[],
): string | null {
  if (parametro === undefined) return null;
  const parameter = parametros.find(({ id }) => id === parametro);
  if (parameter === undefined) return parameterRuleMessages.gone;
  const compared = { column: selected_columns[0] ?? '', column_type, condition };
  return parameterFits(parameter.tipo, compared) ? null : parameterRuleMessages.unfit(parameter.nombre);
}

/** Why a formula of a computed column cannot use a parameter that stands in it; null when it can use all. */
export function usedParameterProblem(
  formula: CompiledFormula,
  parametros: readonly ReportParameter[],
): string | null {
  for (const { id, type } of formulaParameters(formula)) {
    const parameter = parametros.find((one) => one.id === id);
    if (parameter === undefined) return parameterRuleMessages.goneInFormula;
    if (PARAMETER_TYPES[parameter.tipo] !== type)
      return parameterRuleMessages.changedInFormula(parameter.nombre);
    if (!parameter.requerido) return parameterRuleMessages.optionalInFormula(parameter.nombre);
  }
  return null;
}

/** The formula of a computed column with other parameters. @param idOf the new id by the old one. */
export const withRenamedParameters = (formula: string, idOf: (id: string) => string): string =>
  withColumns(formula, (name) => {
    const stored = storedParameter(name);
    return stored === null ? null : `[${idOf(stored.id)}:${stored.type}]`;
  });

/** The parameters in a formula of a computed column or of a conditional style. */
export const parametersInFormula = (formula: string): string[] =>
  namesIn(formula).flatMap((name) => storedParameter(name)?.id ?? []);

/** The parameters that a computed column names, as its value or in its formula. */
export const parametersOfColumn = ({ parametro, formula = '' }: AdditionalColumn): string[] => [
  ...(parametro === undefined ? [] : [parametro]),
  ...parametersInFormula(formula),
];

/** Why a computed column cannot take its value from the parameter that it names; null when it can, or names none. */
export function formulaParameterProblem(
  { parametro, tipo }: AdditionalColumn,
  parametros: readonly ReportParameter[],
): string | null {
  if (parametro === undefined) return null;
  const parameter = parametros.find(({ id }) => id === parametro);
  if (parameter === undefined) return parameterRuleMessages.goneInFormula;
  if (tipo === 'formula' || !parameterFitsFormula(parameter.tipo, tipo))
    return parameterRuleMessages.unfitForFormula(parameter.nombre);
  return parameter.requerido ? null : parameterRuleMessages.optionalInFormula(parameter.nombre);
}

/** Whether a text shows a parameter that the report does not have. */
export function namesGone(text: RichText, parametros: readonly ReportParameter[]): boolean {
  for (const node of inlineNodes(text))
    if (node.type === 'parameter' && !parametros.some(({ id }) => id === node.attrs.parameter)) return true;
  return false;
}
