/** Whether what filters, computed columns and texts name of a report's parameters is there. */
import type { AdditionalColumn } from '../data/additional-column.ts';
import type { ReportFilter } from '../data/filter.ts';
import { parameterFits, parameterFitsFormula, type ReportParameter } from '../data/parameter.ts';
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
