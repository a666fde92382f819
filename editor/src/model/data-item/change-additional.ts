import { type AdditionalColumn, additionalDataType } from '@lienzo/schema/data/additional-column';
import { formatsFor } from '@lienzo/schema/data/format';
import type { DataItem } from '@lienzo/schema/report/item';
import { isMoney } from './is-money.ts';

/**
 * What changes of an additional column; without a parameter, null, it has its own value again, and without a rounding,
 * null, that of its format.
 */
export type AdditionalChange = Omit<Partial<AdditionalColumn>, 'parametro' | 'redondeo'> & {
  parametro?: string | null;
  redondeo?: AdditionalColumn['redondeo'] | null;
};

/**
 * The fields of an item after an additional column changed: its entry among the selected columns takes the new name and
 * type.
 * A date column with two dates has no value (specification 3 §5).
 */
export function changeAdditional(
  item: DataItem,
  id: string,
  { parametro, redondeo, ...change }: AdditionalChange,
): Pick<DataItem, 'additional_columns' | 'selected_columns'> {
  const before = item.additional_columns.find((column) => column.id === id);
  if (before === undefined)
    return { additional_columns: item.additional_columns, selected_columns: item.selected_columns };
  const { parametro: asked, redondeo: rounded, ...plain } = before;
  const source = parametro === undefined ? asked : (parametro ?? undefined);
  const rounding = redondeo === undefined ? rounded : (redondeo ?? undefined);
  const after = settled({
    ...plain,
    ...change,
    ...(source === undefined ? {} : { parametro: source }),
    ...(rounding === undefined ? {} : { redondeo: rounding }),
  });
  const data_type = additionalDataType(after);
  return {
    additional_columns: item.additional_columns.map((column) => (column.id === id ? after : column)),
    selected_columns: item.selected_columns.map((column) => {
      if (column.column !== id) return column;
      const { formato, ...rest } = column;
      // What was chosen stays; what it began with follows what it is computed from.
      const begins = (computed: AdditionalColumn): 'moneda' | undefined =>
        isMoney(id, [computed]) ? 'moneda' : undefined;
      const requested = formato === begins(before) ? begins(after) : formato;
      const kept =
        requested !== undefined && formatsFor(data_type).includes(requested) ? { formato: requested } : {};
      return { ...rest, ...kept, data_type, readable_name: after.nombre };
    }),
  };
}

function settled(column: AdditionalColumn): AdditionalColumn {
  if (column.tipo === 'numero') return column.resultado === null ? column : { ...column, resultado: null };
  const { redondeo: _rounding, ...unrounded } = column;
  const date = { ...unrounded, operator: 'restar', resultado: column.resultado ?? 'dias' } as const;
  if (column.selected_columns.length < 2) return date;
  const { parametro: _asked, ...twoDates } = date;
  return { ...twoDates, valor: '' };
}
