import { catalogColumn } from '../../data/catalog.ts';
import { isObject, mapItems, mapList, type Stored } from './map-list.ts';

/**
 * Version 4: more conditions, with two values or a list as a JSON array in `valor`. A text that is the same is 'es
 * exactamente' in conditional styles as in filters, and every filter of a column has a name.
 */
export const fromVersion3 = (report: Stored): Stored => mapItems(report, item);

function item(stored: Stored): Stored {
  if (!('filters' in stored)) return stored;
  const filters = mapList(stored.filters, named);
  if (stored.nombre !== 'tabla') return { ...stored, filters };
  const texts = textColumns(stored.selected_columns);
  const estilos_condicionales = mapList(stored.estilos_condicionales, (style) =>
    style.condition === 'igual a' && texts.has(style.column)
      ? { ...style, condition: 'es exactamente' }
      : style,
  );
  return { ...stored, filters, estilos_condicionales };
}

function named(filter: Stored): Stored {
  const { nombre, selected_columns } = filter;
  const column: unknown = Array.isArray(selected_columns) ? selected_columns[0] : undefined;
  if (typeof nombre !== 'string' || nombre.trim() !== '' || typeof column !== 'string') return filter;
  return { ...filter, nombre: catalogColumn(column)?.readable_name ?? column };
}

const textColumns = (columns: unknown): Set<unknown> =>
  new Set(
    (Array.isArray(columns) ? columns : [])
      .filter(isObject)
      .flatMap(({ column, data_type }) => (data_type === 'text' ? [column] : [])),
  );
