import {
  type AdditionalColumn,
  additionalDataType,
  isComputable,
} from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { valuesProblem } from '@lienzo/schema/data/filter-values';
import { allowsFormat } from '@lienzo/schema/data/format';
import { totalsFor } from '@lienzo/schema/data/totals';
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
): Pick<DataItem, 'additional_columns' | 'selected_columns' | 'filters'> {
  const before = item.additional_columns.find((column) => column.id === id);
  if (before === undefined)
    return {
      additional_columns: item.additional_columns,
      selected_columns: item.selected_columns,
      filters: item.filters,
    };
  const { parametro: asked, redondeo: rounded, ...plain } = before;
  const source = parametro === undefined ? asked : (parametro ?? undefined);
  const rounding = redondeo === undefined ? rounded : (redondeo ?? undefined);
  const after = settled({
    ...plain,
    ...change,
    ...(source === undefined ? {} : { parametro: source }),
    ...(rounding === undefined ? {} : { redondeo: rounding }),
  });
  const additional_columns = item.additional_columns.map((column) => (column.id === id ? after : column));
  return {
    additional_columns,
    selected_columns: item.selected_columns.map((column) => {
      const computed = additional_columns.find((one) => one.id === column.column);
      // Formulas that use a column have another type when it has.
      if (computed === undefined || (computed.id !== id && computed.tipo !== 'formula')) return column;
      return shownColumn(column, computed, { before: item.additional_columns, after: additional_columns });
    }),
    filters: item.filters.map((filter) => filterAfter(filter, { before, after }, additional_columns)),
  };
}

/** A filter after a computed column changed: of one whose values have another type the condition is asked anew. */
function filterAfter(
  filter: ReportFilter,
  { before, after }: Record<'before' | 'after', AdditionalColumn>,
  columns: AdditionalColumn[],
): ReportFilter {
  const [key = ''] = filter.selected_columns;
  const computed = columns.find(({ id }) => id === key);
  if (computed === undefined) return filter;
  const nombre = key === after.id && filter.nombre === before.nombre ? after.nombre : filter.nombre;
  // While a formula is being written it has no type.
  const type = isComputable(computed, columns) ? additionalDataType(computed, columns) : filter.column_type;
  if (type === filter.column_type) return nombre === filter.nombre ? filter : { ...filter, nombre };
  const { condition: asked, valor } = filter;
  const conditions = conditionsFor(type);
  const fits = asked !== null && conditions.includes(asked) && valuesProblem(type, asked, valor) === null;
  if (fits) return { ...filter, nombre, column_type: type };
  const [condition = null] = conditions;
  return { ...filter, nombre, column_type: type, condition, valor: '' };
}

/** A computed column among those that its item shows, after a change. */
function shownColumn(
  { formato, ...rest }: SelectedColumn,
  computed: AdditionalColumn,
  { before, after }: { before: AdditionalColumn[]; after: AdditionalColumn[] },
): SelectedColumn {
  const data_type = additionalDataType(computed, after);
  // What was chosen stays; what it began with follows what it is computed from.
  const begins = (columns: AdditionalColumn[]): 'moneda' | undefined =>
    isMoney(computed.id, columns) ? 'moneda' : undefined;
  const requested = formato === begins(before) ? (begins(after) ?? daysFormat(computed, before)) : formato;
  const kept = requested !== undefined && allowsFormat(data_type, requested) ? { formato: requested } : {};
  const { total, ...plain } = rest;
  const totalled = total !== undefined && totalsFor(data_type).includes(total) ? { total } : {};
  return { ...plain, ...totalled, ...kept, data_type, readable_name: computed.nombre };
}

/** Days and years stay whole numbers when the difference of two dates becomes a formula. */
function daysFormat(after: AdditionalColumn, before: AdditionalColumn[]): 'entero' | undefined {
  const was = before.find(({ id }) => id === after.id);
  return was?.tipo === 'fecha' && after.tipo === 'formula' && after.formula !== '' ? 'entero' : undefined;
}

function settled({ formula, ...column }: AdditionalColumn): AdditionalColumn {
  if (column.tipo === 'formula') {
    const { parametro: _asked, ...plain } = column;
    return {
      ...plain,
      ...{ operator: null, selected_columns: [], valor: '', resultado: null },
      formula: formula ?? '',
    };
  }
  if (column.tipo === 'numero') return column.resultado === null ? column : { ...column, resultado: null };
  const { redondeo: _rounding, ...unrounded } = column;
  const date = { ...unrounded, operator: 'restar', resultado: column.resultado ?? 'dias' } as const;
  if (column.selected_columns.length < 2) return date;
  const { parametro: _asked, ...twoDates } = date;
  return { ...twoDates, valor: '' };
}
