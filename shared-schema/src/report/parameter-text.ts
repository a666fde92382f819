/** The value of a parameter as people read it. */
import { formatCell, formatMediumDate } from '../data/format.ts';
import { isRowKind, type ReportParameter } from '../data/parameter.ts';
import type { ParameterValue } from '../data/parameter-values.ts';
import { type DateRange, relativeRange } from '../data/relative-values.ts';
import { parameterRuleMessages as messages } from '../rule-messages/parameter-rule-messages.ts';

export const rangeText = ({ desde, hasta }: DateRange): string =>
  messages.range(formatMediumDate(desde), formatMediumDate(hasta));

/**
 * A text for a value that needs no row; for one that does, null.
 * @param value undefined for none; valid by `parameterValueProblem`.
 */
export function parameterText(
  { tipo }: ReportParameter,
  value: ParameterValue | undefined,
  today: string,
): string | null {
  if (value === undefined) return messages.none[tipo];
  if (typeof value !== 'string') {
    const range = 'relativo' in value ? relativeRange(value.relativo, today) : value;
    return range === null ? null : rangeText(range);
  }
  if (isRowKind(tipo)) return null;
  if (tipo === 'fecha') return formatMediumDate(value);
  return tipo === 'numero' ? formatCell(value, 'numeric', 'general') : value;
}

/** What stands for a parameter where no value is looked up: its relative moment in words, a plain default, its name. */
export function parameterPlaceholder(parameter: ReportParameter, today: string): string {
  const { predeterminado, nombre } = parameter;
  if (predeterminado === undefined || predeterminado === '') return nombre;
  return parameterText(parameter, predeterminado, today) ?? nombre;
}
