import { isCrossable } from '@lienzo/schema/report/cross-columns';
import type { DataItem, ReportItem, TablaCruzadaItem } from '@lienzo/schema/report/item';

/** What an item needs before anything of it can be shown. */
export type Need = 'table' | 'columns' | 'category' | 'picture' | 'code' | 'formula' | 'rows' | 'crossing';

/** The first thing that an item lacks; null when it shows something, or invites to be written into. */
export function firstNeed(item: ReportItem): Need | null {
  switch (item.nombre) {
    case 'tabla':
      return needOfData(item, item.selected_columns.length === 0 ? 'columns' : null);
    case 'tabla_cruzada':
      return needOfData(item, crossNeed(item));
    case 'texto_dinamico':
      return needOfData(item, null);
    case 'grafica':
      return needOfData(item, item.categoria === undefined ? 'category' : null);
    case 'imagen':
      return item.valor === '' ? 'picture' : null;
    case 'codigo':
      return item.column === undefined && item.valor === '' ? 'code' : null;
    case 'indicador':
      return item.formula.trim() === '' ? 'formula' : null;
    case 'totales':
      return item.filas.length === 0 ? 'rows' : null;
    case 'texto':
    case 'titulo':
    case 'linea':
    case 'firma':
    case 'tabla_fija':
    case 'desconocido':
      return null;
  }
}

const crossNeed = (item: TablaCruzadaItem): Need | null => (isCrossable(item) ? null : 'crossing');

/** Without a table nothing else can be chosen. */
const needOfData = (item: DataItem, next: Need | null): Need | null =>
  item.selected_tables.length === 0 ? 'table' : next;
