import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';

type Chosen = Pick<GraficaItem, 'valores'> & { categoria?: string | undefined };

/**
 * The fields of a chart after choosing its category or values: its selected columns become exactly these, keeping the
 * format each had.
 * @param match the column of a key that the chart does not have yet.
 */
export function chartColumns(
  item: GraficaItem,
  { categoria, valores }: Chosen,
  match: (key: string) => SelectedColumn | undefined,
): Chosen & Pick<GraficaItem, 'selected_columns'> {
  const keys = new Set(categoria === undefined ? valores : [categoria, ...valores]);
  const selected_columns = [...keys].flatMap(
    (key) => item.selected_columns.find((column) => column.column === key) ?? match(key) ?? [],
  );
  return { categoria, valores, selected_columns };
}
