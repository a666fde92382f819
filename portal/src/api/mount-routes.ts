/** All endpoints, module by module. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { endpoints } from '@lienzo/schema/endpoints';
import { authenticate, mountAccounts } from './modules/accounts/accounts.ts';
import { authenticateToken, mountApiTokens } from './modules/api-tokens/api-tokens.ts';
import { mountDirectory } from './modules/directory/directory.ts';
import { getHome } from './modules/home/home.ts';
import { mountImss } from './modules/imss/imss.ts';
import { mountIncidents } from './modules/incidents/incidents.ts';
import { mountMasters } from './modules/masters/masters.ts';
import { mountNotifications } from './modules/notifications/notifications.ts';
import { mountPayroll } from './modules/payroll/payroll.ts';
import { mountProducts } from './modules/products/products.ts';
import { mountRenders } from './modules/renders/renders.ts';
import { mountReportData } from './modules/report-data/report-data.ts';
import { currentReport, mountReports } from './modules/reports/reports.ts';
import { mountSchedules } from './modules/schedules/schedules.ts';
import type { ApiEnv } from './platform/http/api-env.ts';
import { mountEndpoints } from './platform/http/mount-endpoints.ts';
import type { Services } from './services.ts';

export function mountRoutes(app: OpenAPIHono<ApiEnv>, services: Services): void {
  const mount = mountEndpoints(app, {
    services,
    table: endpoints,
    authenticate,
    authenticateToken,
    prepare: {
      create_report: currentReport,
      update_report: currentReport,
      get_report_changes: currentReport,
      update_draft: currentReport,
      download_report: currentReport,
      create_render: currentReport,
    },
  });
  mountAccounts(mount);
  mountDirectory(mount);
  mountNotifications(mount);
  mountMasters(mount);
  mountReportData(mount);
  mountReports(mount);
  mountRenders(mount);
  mountSchedules(mount);
  mountApiTokens(mount);
  mountIncidents(mount);
  mountPayroll(mount);
  mountProducts(mount);
  mountImss(mount);
  mount.guarded(endpoints.home, getHome);
  mount.finish();
}
