import type { get_report_tables } from '@lienzo/schema/api/report-endpoints';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import type { Handler } from '../services.ts';
import { tableById } from './table-by-id.ts';

export const getReportTables: Handler<typeof get_report_tables> = async ({ query }) =>
  query.id === undefined ? CATALOG_TABLES : [tableById(query.id)];
