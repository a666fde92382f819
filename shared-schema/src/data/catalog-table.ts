/** A table of the data catalogue, written as a list of its columns. */
import type { ColumnDataType } from './column.ts';

/** A column that reports may show. */
export type CatalogColumn = { column_name: string; data_type: ColumnDataType; readable_name: string };

/** A table that reports may use; `id` is the contract's number, `nombre_modelo` the database's name. */
export type CatalogTable = {
  id: number;
  nombre: string;
  nombre_modelo: string;
  /** One sentence for the person who chooses. */
  descripcion: string;
  columns: CatalogColumn[];
  /** Its column with the request of a row: only rows of current requests are shown, so that none is added up twice. */
  current_request?: string;
};

type ColumnList = [column_name: string, data_type: ColumnDataType, readable_name: string][];

export const table = (
  id: number,
  nombre_modelo: string,
  nombre: string,
  descripcion: string,
  columns: ColumnList,
  currency: Pick<CatalogTable, 'current_request'> = {},
): CatalogTable => ({
  id,
  nombre,
  nombre_modelo,
  descripcion,
  columns: columns.map(([column_name, data_type, readable_name]) => ({
    column_name,
    data_type,
    readable_name,
  })),
  ...currency,
});
