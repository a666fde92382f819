import { CATALOG_TABLES, type CatalogTable } from '@lienzo/schema/data/catalog';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { DomainError } from '../../../platform/domain-error.ts';

/** @throws DomainError unknown_table naming the number. */
export function tableById(id: number): CatalogTable {
  const table = CATALOG_TABLES.find((one) => one.id === id);
  if (table === undefined)
    throw new DomainError({
      code: 'unknown_table',
      message: apiRefusalMessages.report.tableNumber(id),
      field: 'id',
    });
  return table;
}
