import type { ColumnKey } from '@lienzo/schema/data/column';
import type { Summary } from '@lienzo/schema/data/summary';
import type { DataItem } from '@lienzo/schema/report/item';
import type { UpdateItem } from '../commands/update-item.ts';

/** The fields of an item that hold no column names. */
type OtherFields = Partial<Pick<DataItem, 'selected_tables' | 'filters' | 'additional_columns'>>;

/**
 * Removes all references to columns that no longer exist: columns, sort, groups, conditional styles, category and
 * values, measures, the detail column.
 */
export function removeColumnReferences(
  item: DataItem,
  isColumnRemoved: (key: ColumnKey) => boolean,
  other: OtherFields,
): UpdateItem {
  const resumen: Summary | undefined = 'resumen' in item ? item.resumen : undefined;
  const kept = resumen?.medidas.filter(({ column }) => !isColumnRemoved(column));
  const goneMeasures = new Set(resumen?.medidas.flatMap((one) => (kept?.includes(one) ? [] : [one.id])));
  const derivadas = resumen?.derivadas ?? [];
  const gone = new Set([
    ...goneMeasures,
    ...derivadas.filter(({ medida }) => goneMeasures.has(medida)).map(({ id }) => id),
  ]);
  const isRemoved = (key: ColumnKey): boolean => isColumnRemoved(key) || gone.has(key);
  const { uuid } = item;
  const common = {
    ...other,
    selected_columns: item.selected_columns.filter(({ column }) => !isRemoved(column)),
    order_columns: item.order_columns.filter(({ column }) => !isRemoved(column)),
  };
  const keptKey = (key: ColumnKey | undefined): ColumnKey | undefined =>
    key === undefined || isRemoved(key) ? undefined : key;
  switch (item.nombre) {
    case 'texto_dinamico':
      return { uuid, nombre: item.nombre, fields: common };
    case 'tabla': {
      const fields = {
        ...common,
        group_by: item.group_by.filter((key) => !isRemoved(key)),
        estilos_condicionales: item.estilos_condicionales.filter(({ column }) => !isRemoved(column)),
        detail_column: keptKey(item.detail_column),
        ...(resumen === undefined ? {} : { resumen: keptSummary(resumen, gone) }),
      };
      return { uuid, nombre: item.nombre, fields };
    }
    case 'tabla_cruzada': {
      const { medidas, primeros } = item.resumen;
      const { estilos_condicionales: styles } = item;
      const fields = {
        ...common,
        columnas: item.columnas.filter((key) => !isRemoved(key)),
        resumen: {
          medidas: medidas.filter(({ id }) => !gone.has(id)),
          ...(primeros === undefined || gone.has(primeros.medida) ? {} : { primeros }),
        },
        estilos_condicionales: styles?.filter(({ column }) => !isRemoved(column)),
        detail_column: keptKey(item.detail_column),
      };
      return { uuid, nombre: item.nombre, fields };
    }
    case 'grafica': {
      const fields = {
        ...common,
        categoria: keptKey(item.categoria),
        valores: item.valores.filter((key) => !isRemoved(key)),
        detail_column: keptKey(item.detail_column),
      };
      return { uuid, nombre: item.nombre, fields };
    }
  }
}

/** A summary without some measures and what is derived of them. */
function keptSummary({ medidas, derivadas = [], primeros }: Summary, gone: ReadonlySet<string>): Summary {
  return {
    medidas: medidas.filter(({ id }) => !gone.has(id)),
    derivadas: derivadas.filter(({ id }) => !gone.has(id)),
    ...(primeros === undefined || gone.has(primeros.medida) ? {} : { primeros }),
  };
}
