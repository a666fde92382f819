import { catalogTable } from '@lienzo/schema/data/catalog';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { ErrorEntry } from '../../../platform/domain-error.ts';

/** The error of tables that no key connects, by the names under which they were chosen. */
export const unrelatedTables = (tables: string[]): ErrorEntry => ({
  code: 'unrelated_tables',
  message: apiRefusalMessages.report.unrelated(tables.map((table) => catalogTable(table)?.nombre ?? table)),
});
