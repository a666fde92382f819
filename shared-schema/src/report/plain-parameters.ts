/**
 * Parameters whose values need no database, in formulas that are computed row by row where a table is drawn: the texts of
 * its groups, and its conditional styles.
 */
import { PARAMETER_TYPES } from '../data/formula-parameter.ts';
import { givenValue, parameterValueProblem, type ReportParameter } from '../data/parameter.ts';
import type { ParameterValue, ParameterValues } from '../data/parameter-values.ts';
import { relativeRange } from '../data/relative-values.ts';
import { sourcesIn } from './formula-tables.ts';
import type { ReportItem } from './item.ts';
import { parametersInFormula } from './parameter-uses.ts';
import { groupFormulas } from './placed-formulas.ts';
import { type ReportDocument, reportItems } from './report.ts';
import { type ResolvedParameters, withTableParameters } from './with-parameters.ts';

/** A report's parameters with the values that are known. */
export type PlainParameters = { parameters: readonly ReportParameter[]; resolved: ResolvedParameters };

/** The values that are known while a report is designed. @param today `YYYY-MM-DD`. */
export function plainParameters(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  today: string,
): PlainParameters {
  const resolved = parameters.flatMap((parameter) => {
    const value = givenValue(parameter, values);
    const isKnown =
      PARAMETER_TYPES[parameter.tipo] !== null && parameterValueProblem(parameter, value) === null;
    const text = isKnown && value !== undefined ? plainValue(value, today) : null;
    return text === null
      ? []
      : [[parameter.id, { tipo: 'texto' as const, texto: text, valor: text }] as const];
  });
  return { parameters, resolved: new Map(resolved) };
}

function plainValue(value: ParameterValue, today: string): string | null {
  if (typeof value === 'string') return value.trim();
  return 'relativo' in value ? (relativeRange(value.relativo, today)?.desde ?? null) : null;
}

const drawnByItem = new WeakMap<ReportItem, { plain: PlainParameters; item: ReportItem }>();

/** The item as it is drawn with these values; what they do not know stays as it is. The same object for the same ones. */
export function withPlainParameters(item: ReportItem, plain: PlainParameters): ReportItem {
  if ((item.nombre !== 'tabla' && item.nombre !== 'tabla_cruzada') || plain.resolved.size === 0) return item;
  const known = drawnByItem.get(item);
  if (known?.plain === plain) return known.item;
  const drawn = withTableParameters(item, plain.parameters, plain.resolved);
  drawnByItem.set(item, { plain, item: drawn });
  return drawn;
}

/** The parameters whose values are still missing in the formulas of a report's tables, each once. */
export function unresolvedParameters({ layouts, parametros }: ReportDocument): ReportParameter[] {
  if (parametros.length === 0) return [];
  const named = new Set(
    reportItems({ layouts }).flatMap((item) =>
      item.nombre === 'tabla' || item.nombre === 'tabla_cruzada'
        ? [
            ...(item.nombre === 'tabla' ? groupFormulas(item).flatMap(sourcesIn) : []),
            ...(item.estilos_condicionales ?? []).flatMap(({ formula = '' }) => parametersInFormula(formula)),
          ]
        : [],
    ),
  );
  return parametros.filter(({ id }) => named.has(id));
}

/** The report with the known values in the formulas of its tables. */
export function withTableParametersIn(report: ReportDocument, plain: PlainParameters): ReportDocument {
  if (plain.resolved.size === 0) return report;
  const layouts = report.layouts.map((section) => ({
    ...section,
    items: section.items.map((item) => withPlainParameters(item, plain)),
  }));
  return { ...report, layouts };
}
