/** The catalogue: tables, related tables, item kinds. */

import { CATALOG_TABLES, relatedTables } from '@lienzo/schema/data/catalog';
import type { CatalogTable } from '@lienzo/schema/data/catalog-table';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { ITEM_KINDS, ITEM_TYPES } from '@lienzo/schema/report/item';
import type {
  get_item_types,
  get_report_related_tables,
  get_report_tables,
} from '@lienzo/schema/reports/report-data-endpoints';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Handler } from '../services.ts';

/** @throws DomainError unknown_table naming the number. */
function tableById(id: number): CatalogTable {
  const table = CATALOG_TABLES.find((one) => one.id === id);
  if (table === undefined)
    throw new DomainError({
      code: 'unknown_table',
      message: apiRefusalMessages.report.tableNumber(id),
      field: 'id',
    });
  return table;
}

export const getReportTables: Handler<typeof get_report_tables> = async ({ query }) =>
  query.id === undefined ? CATALOG_TABLES : [tableById(query.id)];

export const getReportRelatedTables: Handler<typeof get_report_related_tables> = async ({ query }) =>
  relatedTables(tableById(query.id).nombre_modelo);

/** The flags of specification 3 §3 (Item.properties), from the traits of each kind. */
export const getItemTypes: Handler<typeof get_item_types> = async () =>
  ITEM_KINDS.map((nombre) => {
    const { id, etiqueta, hasText, hasPicture, hasRows } = ITEM_TYPES[nombre];
    return {
      id,
      nombre,
      etiqueta,
      properties: {
        hasText,
        uploadImage: hasPicture,
        isDynamic: hasRows,
        hasColumns: hasRows,
        hasAdditionalColumns: hasRows,
        hasFilters: hasRows,
      },
    };
  });
