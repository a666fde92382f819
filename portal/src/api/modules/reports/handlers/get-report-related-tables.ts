import type { get_report_related_tables } from '@lienzo/schema/api/report-endpoints';
import { relatedTables } from '@lienzo/schema/data/catalog';
import type { Handler } from '../services.ts';
import { tableById } from './table-by-id.ts';

export const getReportRelatedTables: Handler<typeof get_report_related_tables> = async ({ query }) =>
  relatedTables(tableById(query.id).nombre_modelo);
