import { CATALOG_TABLES, type CatalogTable } from '@lienzo/schema/data/catalog';
import { ApiError } from '../../http/api-error.ts';

/** @throws ApiError unknown_table naming the number. */
export function tableById(id: number): CatalogTable {
  const table = CATALOG_TABLES.find((one) => one.id === id);
  if (table === undefined)
    throw new ApiError({
      code: 'unknown_table',
      message: `La tabla ${id} no existe en el catálogo de datos.`,
      field: 'id',
    });
  return table;
}
