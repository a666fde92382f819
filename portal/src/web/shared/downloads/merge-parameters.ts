import { asksTheSame, type ParameterKind, type ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { ParametersOfReport } from '@lienzo/schema/reports/report-parameter-endpoints';

export type MergedParameters = {
  /** Those of all reports, equal ones once, with ids of their own. */
  parameters: ReportParameter[];
  /** What the person chose for them the last time. */
  values: ParameterValues;
  /** The values of each report, by its number. */
  valuesOf(values: ParameterValues): Map<number, ParameterValues>;
};

type Merged = { parameter: ReportParameter; asks: { report_id: number; id: string }[] };

/** Whose choice limits that of others stands before them. */
const RANKS: Partial<Record<ParameterKind, number>> = { cliente: 0, nomina: 1 };
const rankOf = ({ parameter }: Merged): number => RANKS[parameter.tipo] ?? 2;

/** The parameters of several reports as one form: what asks the same is asked once. */
export function mergeParameters(reports: readonly ParametersOfReport[]): MergedParameters {
  const merged: Merged[] = [];
  const values: ParameterValues = {};
  for (const { report_id, parametros, valores } of reports) {
    /** A report that asks the same twice wants two answers. */
    const taken = new Set<Merged>();
    for (const parameter of parametros) {
      const same = merged.find((one) => !taken.has(one) && asksTheSame(one.parameter, parameter));
      const one = same ?? { parameter: { ...parameter, id: `p${merged.length + 1}` }, asks: [] };
      if (same === undefined) merged.push(one);
      taken.add(one);
      one.asks.push({ report_id, id: parameter.id });
      const { requerido, predeterminado } = parameter;
      one.parameter = {
        ...one.parameter,
        requerido: one.parameter.requerido || requerido,
        ...(one.parameter.predeterminado === undefined && predeterminado !== undefined && { predeterminado }),
      };
      const value = valores[parameter.id];
      if (value !== undefined) values[one.parameter.id] ??= value;
    }
  }
  const ordered = merged.toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    parameters: ordered.map(({ parameter }) => parameter),
    values,
    valuesOf: (given) => spread(ordered, given),
  };
}

/** What is not given has the default that the form shows, which may be another report's. */
function spread(merged: readonly Merged[], given: ParameterValues): Map<number, ParameterValues> {
  const byReport = new Map<number, ParameterValues>();
  for (const { parameter, asks } of merged) {
    const value = given[parameter.id] ?? parameter.predeterminado ?? '';
    for (const { report_id, id } of asks)
      byReport.set(report_id, { ...byReport.get(report_id), [id]: value });
  }
  return byReport;
}
