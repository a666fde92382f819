/** The endpoints of the data that reports show. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { getItemTypes, getReportRelatedTables, getReportTables } from './handlers/catalog.ts';
import type { ReportDataServices } from './services.ts';

export function mountReportData(mount: EndpointMount<ReportDataServices>): void {
  mount.guarded(endpoints.get_report_tables, getReportTables);
  mount.guarded(endpoints.get_report_related_tables, getReportRelatedTables);
  mount.guarded(endpoints.get_item_types, getItemTypes);
}
