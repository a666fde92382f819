/** Columns that are computed of the measures of a summarised table. */
import { isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { derivedFunctionsFor, derivedType } from '@lienzo/schema/data/derived-measure';
import { type DerivedMeasure, measureType } from '@lienzo/schema/data/summary';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import type { UpdateItem } from '../commands/update-item.ts';

/** One that can be added, and what it would be called. */
export type OfferedDerived = Omit<DerivedMeasure, 'id'> & { name: string };

/** What can be derived of the measures that a table shows, and is not yet. */
export function offeredDerived(item: TablaItem): OfferedDerived[] {
  const { medidas = [], derivadas = [] } = item.resumen ?? {};
  return medidas.flatMap(({ id, column, funcion }) => {
    const shown = item.selected_columns.find((one) => one.column === id);
    if (shown === undefined) return [];
    const type = measureType(funcion, keyColumn(item, column).data_type);
    return derivedFunctionsFor(funcion, isNumericType(type))
      .filter((one) => !derivadas.some((known) => known.medida === id && known.funcion === one))
      .map((one) => ({
        medida: id,
        funcion: one,
        name: editorSummaryMessages.derivedNames[one](columnTitle(shown)),
      }));
  });
}

/** Adds a derived column after the others. */
export function addDerived(item: TablaItem, { medida, funcion, name }: OfferedDerived): UpdateItem {
  const own: DerivedMeasure = { id: `medida-${crypto.randomUUID().slice(0, 8)}`, medida, funcion };
  const source = item.selected_columns.find(({ column }) => column === medida);
  const formato = funcion === 'porcentaje' ? ('porcentaje' as const) : source?.formato;
  const column: SelectedColumn = {
    column: own.id,
    data_type: derivedType(funcion, source?.data_type ?? 'numeric'),
    readable_name: name,
    ...(funcion === 'posicion' || formato === undefined ? {} : { formato }),
  };
  return {
    uuid: item.uuid,
    nombre: 'tabla',
    fields: {
      resumen: {
        ...(item.resumen ?? { medidas: [] }),
        derivadas: [...(item.resumen?.derivadas ?? []), own],
      },
      selected_columns: [...item.selected_columns, column],
    },
  };
}

/** Takes a derived column away. */
export const removeDerived = (item: TablaItem, id: string): UpdateItem => ({
  uuid: item.uuid,
  nombre: 'tabla',
  fields: {
    resumen: {
      ...(item.resumen ?? { medidas: [] }),
      derivadas: (item.resumen?.derivadas ?? []).filter((one) => one.id !== id),
    },
    selected_columns: item.selected_columns.filter(({ column }) => column !== id),
    estilos_condicionales: item.estilos_condicionales.filter(({ column }) => column !== id),
  },
});
