import {
  chosenParents,
  givenValue,
  isRowKind,
  parameterValueProblem,
  type ReportParameter,
} from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { ParameterChoicesQuery } from '@lienzo/schema/reports/report-parameter-endpoints';

/** What names the row of a parameter's value; null for one without a row. */
export function rowTextQuery(
  parameter: ReportParameter,
  parameters: readonly ReportParameter[],
  values: ParameterValues,
): { key: string; query: ParameterChoicesQuery } | null {
  const { id, tipo } = parameter;
  const value = givenValue(parameter, values);
  if (!isRowKind(tipo) || value === undefined || parameterValueProblem(parameter, value) !== null)
    return null;
  const { cliente, nomina } = chosenParents(parameters, id, values);
  const parents = {
    ...(cliente !== undefined && { cliente }),
    ...(nomina !== undefined && { nomina: Number(nomina) }),
  };
  const query = queryOf(tipo, value, parents);
  return query === null ? null : { key: JSON.stringify(query), query };
}

function queryOf(
  tipo: ParameterChoicesQuery['tipo'],
  value: NonNullable<ReturnType<typeof givenValue>>,
  parents: Pick<ParameterChoicesQuery, 'cliente' | 'nomina'>,
): ParameterChoicesQuery | null {
  if (typeof value === 'string') return { tipo, valor: value, ...parents };
  if (!('relativo' in value)) return null;
  const { relativo } = value;
  return relativo === 'último periodo cerrado' || relativo === 'periodo actual'
    ? { tipo, relativo, ...parents }
    : null;
}
