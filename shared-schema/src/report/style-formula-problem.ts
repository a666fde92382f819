import { styleFormula } from '../data/additional-column.ts';
import type { ConditionalStyle } from '../data/conditional-style.ts';
import { groupFormula } from '../data/group-styles.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { isMeasureKey } from '../data/summary.ts';
import { type CompiledFormula, isProblem } from '../formula/compile-formula.ts';
import { crossTableMessages } from '../rule-messages/cross-table-messages.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';
import { looksAtCells } from './cross-styles.ts';
import type { TablaCruzadaItem, TablaItem } from './item.ts';
import { keyColumn } from './key-column.ts';
import { usedParameterProblem } from './parameter-uses.ts';
import { styleColumns, tableOf, usedTables } from './query-columns.ts';

const messages = reportProblemMessages.style;

/** What is wrong with the formula of a style, in words for its author; null for one without. @param parametros of its report. */
export function styleFormulaProblem(
  style: ConditionalStyle,
  item: TablaItem | TablaCruzadaItem,
  parametros: readonly ReportParameter[],
): string | null {
  const { formula } = style;
  if (formula === undefined) return null;
  const compiled =
    item.resumen === undefined
      ? styleFormula(formula, item.additional_columns)
      : groupFormula(formula, item, parametros);
  if (isProblem(compiled)) return compiled.message;
  const parameter = usedParameterProblem(compiled, parametros);
  if (parameter !== null) return parameter;
  if (compiled.type !== 'logico') return messages.notLogical;
  if (item.nombre === 'tabla_cruzada') return crossRowProblem(style, item, compiled);
  if (item.resumen !== undefined) return null;
  // A table that is joined for a style alone would change which rows there are.
  const tables = usedTables({ ...item, estilos_condicionales: [] });
  const isJoined = styleColumns({ estilos_condicionales: [{ formula }] }).every((key) =>
    tables.includes(tableOf(key)),
  );
  return isJoined ? null : messages.otherTable;
}

/** What a row of a cross table has not: what runs across, and totals that are not shown. */
function crossRowProblem(
  style: ConditionalStyle,
  item: TablaCruzadaItem,
  { columns }: CompiledFormula,
): string | null {
  if (looksAtCells(style)) return null;
  const nameOf = (key: string): string => {
    const { titulo, readable_name } = keyColumn(item, key);
    return titulo || readable_name;
  };
  const across = columns.find((key) => item.columnas.includes(key));
  if (across !== undefined) return crossTableMessages.styleRowAcross(nameOf(across));
  const total = item.total_filas ? undefined : columns.find(isMeasureKey);
  return total === undefined ? null : crossTableMessages.styleRowTotal(nameOf(total));
}
