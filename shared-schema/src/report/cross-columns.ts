/** The three parts of a cross table: what names its rows, what runs across, and its measures. */
import type { SelectedColumn } from '../data/column.ts';
import { isMeasureKey, type Measure } from '../data/summary.ts';
import type { TablaCruzadaItem } from './item.ts';
import { crossKeys, summaryQuestionOf } from './summary-question.ts';

/** The columns that name the rows. */
export const crossRowColumns = (item: TablaCruzadaItem): SelectedColumn[] =>
  item.selected_columns.filter(
    ({ column, data_type }) =>
      data_type !== 'empty' && !isMeasureKey(column) && !item.columnas.includes(column),
  );

/** The columns that run across, in their order. */
export const crossColumns = (item: TablaCruzadaItem): SelectedColumn[] =>
  crossKeys(item).flatMap((key) => item.selected_columns.filter(({ column }) => column === key));

export type CrossMeasure = {
  measure: Measure;
  column: SelectedColumn;
  /** Whether the rows of the item repeat its values, so that each counts once in a cell and once in a total. */
  isRepeated: boolean;
};

/** The measures that are shown, in their order. */
export function crossMeasures(item: TablaCruzadaItem): CrossMeasure[] {
  const asked = summaryQuestionOf(item)?.medidas ?? [];
  return item.selected_columns.flatMap((column) => {
    const measure = item.resumen.medidas.find(({ id }) => id === column.column);
    if (measure === undefined) return [];
    const isRepeated = asked.some(({ id, own }) => id === measure.id && own.length > 0);
    return [{ measure, column, isRepeated }];
  });
}

/** Whether all three of them are chosen, so that there is something to cross. */
export const isCrossable = (item: TablaCruzadaItem): boolean =>
  crossRowColumns(item).length > 0 && crossColumns(item).length > 0 && crossMeasures(item).length > 0;
