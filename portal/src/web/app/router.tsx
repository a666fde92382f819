import type { Role } from '@lienzo/schema/api/endpoint';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { clientsSearch } from '../features/clients/clients-search';
import { configurationSearch, modulesSearch } from '../features/configuration/configuration-search';
import { directorySearch } from '../features/directory/directory-search';
import { downloadsSearch } from '../features/downloads/downloads-search';
import { partsSearch } from '../features/downloads/parts/parts-search';
import { confrontaSearch } from '../features/imss/confronta/confronta-search';
import { imssSearch } from '../features/imss/imss-search';
import { variabilitySearch } from '../features/imss/variability/variability-search';
import { captureSearch } from '../features/incidents/capture-search';
import { closingsSearch } from '../features/incidents/closings/closings-search';
import { captureGridSearch } from '../features/incidents/grid/grid-search';
import { mastersSearch } from '../features/masters/masters-search';
import { notificationsSearch } from '../features/notifications/notifications-search';
import { providersSearch } from '../features/providers/providers-search';
import { reportAuditSearch } from '../features/reports/audit/report-audit-search';
import { gallerySearch } from '../features/reports/gallery/find-starters';
import { reportsSearch } from '../features/reports/reports-search';
import { schedulesSearch } from '../features/reports/schedules/schedules-search';
import { figuresSearch } from '../features/runs/figures/figures-search';
import { runsSearch } from '../features/runs/runs-search';
import { auditSearch } from '../features/users/audit/audit-search';
import { usersSearch } from '../features/users/users-search';
import { whenReached } from '../shared/api/when-reached';
import { layers } from '../shared/layers/layers';
import { payrollFilters } from '../shared/payroll/filters/payroll-filters';
import { SCREEN_ROLES } from '../shared/session/screen-roles';
import { requireSession } from './guards';
import { publicRoutes } from './public-routes';
import { rootRoute } from './root-route';
import { ErrorScreen } from './screens/ErrorScreen';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { SplashScreen } from './screens/SplashScreen';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Roles that may open the screen (specification 1 §2); absent: every signed-in user. */
    roles?: readonly Role[];
    /** The parent screen, for the breadcrumbs. */
    parent?: 'reports' | 'downloads' | 'notices' | 'directory' | 'users' | 'capture' | 'runs';
    /** The screen uses the full width of the window and starts with a collapsed menu. */
    fillsWindow?: boolean;
    /** The screen is as high as the window, and its list scrolls inside. */
    scrollsInside?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}

export type AppRouter = typeof router;

const app = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazyRouteComponent(() => whenReached(() => import('./shell/Shell')), 'Shell'),
});

const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  component: lazyRouteComponent(() => whenReached(() => import('../features/home/HomeScreen')), 'HomeScreen'),
  staticData: { roles: SCREEN_ROLES.everybody },
});

const changePassword = createRoute({
  getParentRoute: () => app,
  path: '/updatepassword',
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/password/ChangePasswordScreen')),
    'ChangePasswordScreen',
  ),
  staticData: { roles: SCREEN_ROLES.everybody },
});

const providers = createRoute({
  getParentRoute: () => app,
  path: '/provedores',
  validateSearch: providersSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/providers/ProvidersScreen')),
    'ProvidersScreen',
  ),
  staticData: { roles: SCREEN_ROLES.providers },
});

const users = createRoute({
  getParentRoute: () => app,
  path: '/usuarios',
  validateSearch: usersSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/users/UsersScreen')),
    'UsersScreen',
  ),
  staticData: { roles: SCREEN_ROLES.users },
});

const accountAudit = createRoute({
  getParentRoute: () => app,
  path: '/usuarios/auditoria',
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('../features/users/audit/AuditScreen'), 'AuditScreen'),
  staticData: { roles: SCREEN_ROLES.users, parent: 'users' },
});

const clients = createRoute({
  getParentRoute: () => app,
  path: '/clientes',
  validateSearch: clientsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/clients/ClientsScreen')),
    'ClientsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.clients },
});

const configuration = createRoute({
  getParentRoute: () => app,
  path: '/configuracion',
  validateSearch: configurationSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/configuration/ConfigurationScreen')),
    'ConfigurationScreen',
  ),
  staticData: { roles: SCREEN_ROLES.everybody },
});

const modules = createRoute({
  getParentRoute: () => app,
  path: '/Config_modulos',
  validateSearch: modulesSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/configuration/ModulesScreen')),
    'ModulesScreen',
  ),
  staticData: { roles: SCREEN_ROLES.everybody },
});

const capture = createRoute({
  getParentRoute: () => app,
  path: '/incidents_new',
  validateSearch: captureSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/incidents/CaptureScreen')),
    'CaptureScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const closings = createRoute({
  getParentRoute: () => app,
  path: '/incidents_new/cierres',
  validateSearch: closingsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/incidents/closings/ClosingsScreen')),
    'ClosingsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll, parent: 'capture' },
});

const captureGrid = createRoute({
  getParentRoute: () => app,
  path: '/incidents',
  validateSearch: captureGridSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/incidents/grid/CaptureGridScreen')),
    'CaptureGridScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const captureSummary = createRoute({
  getParentRoute: () => app,
  path: '/summary_incidents',
  validateSearch: payrollFilters,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/incidents/summary/SummaryScreen')),
    'SummaryScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const masters = createRoute({
  getParentRoute: () => app,
  path: '/nomina',
  validateSearch: mastersSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/masters/MastersScreen')),
    'MastersScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const runs = createRoute({
  getParentRoute: () => app,
  path: '/cierre',
  validateSearch: runsSearch,
  component: lazyRouteComponent(() => whenReached(() => import('../features/runs/RunsScreen')), 'RunsScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const figures = createRoute({
  getParentRoute: () => app,
  path: '/cierre/cifras',
  validateSearch: figuresSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/runs/figures/FiguresScreen')),
    'FiguresScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll, parent: 'runs' },
});

const confronta = createRoute({
  getParentRoute: () => app,
  path: '/confronta',
  validateSearch: confrontaSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/imss/confronta/ConfrontaScreen')),
    'ConfrontaScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const movements = createRoute({
  getParentRoute: () => app,
  path: '/afiliations',
  validateSearch: imssSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/imss/movements/MovementsScreen')),
    'MovementsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const variability = createRoute({
  getParentRoute: () => app,
  path: '/variabilidad',
  validateSearch: variabilitySearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/imss/variability/VariabilityScreen')),
    'VariabilityScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const placeholders = () => whenReached(() => import('../features/placeholders/PlaceholderScreens'));

const validation = createRoute({
  getParentRoute: () => app,
  path: '/validacion',
  component: lazyRouteComponent(placeholders, 'ValidationScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const billingControl = createRoute({
  getParentRoute: () => app,
  path: '/actualizarControl',
  component: lazyRouteComponent(placeholders, 'BillingControlScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const paymentComparison = createRoute({
  getParentRoute: () => app,
  path: '/confrontanomina',
  component: lazyRouteComponent(placeholders, 'PaymentComparisonScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const stamping = createRoute({
  getParentRoute: () => app,
  path: '/timbrado',
  component: lazyRouteComponent(placeholders, 'StampingScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const directoryScreen = lazyRouteComponent(
  () => whenReached(() => import('../features/directory/DirectoryScreen')),
  'DirectoryScreen',
);

const directory = createRoute({
  getParentRoute: () => app,
  path: '/directorio',
  validateSearch: directorySearch,
  component: directoryScreen,
  staticData: { roles: SCREEN_ROLES.directory, scrollsInside: true },
});

const directoryFolder = createRoute({
  getParentRoute: () => app,
  path: '/directorio/$id',
  validateSearch: directorySearch,
  component: directoryScreen,
  staticData: { roles: SCREEN_ROLES.directory, scrollsInside: true },
});

const directoryBin = createRoute({
  getParentRoute: () => app,
  path: '/directorio/papelera',
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/directory/bin/BinScreen')),
    'BinScreen',
  ),
  staticData: { roles: SCREEN_ROLES.bin, parent: 'directory' },
});

const notifications = createRoute({
  getParentRoute: () => app,
  path: '/notificaciones',
  validateSearch: notificationsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/notifications/NotificationsScreen')),
    'NotificationsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.notices },
});

const subscriptions = createRoute({
  getParentRoute: () => app,
  path: '/notificaciones/suscripciones',
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/subscriptions/SubscriptionsScreen')),
    'SubscriptionsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.notices, parent: 'notices' },
});

const downloads = createRoute({
  getParentRoute: () => app,
  path: '/descargas',
  validateSearch: downloadsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/downloads/DownloadsScreen')),
    'DownloadsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.everybody },
});

const partsOfDownload = createRoute({
  getParentRoute: () => app,
  path: '/descargas/$renderId',
  validateSearch: partsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/downloads/parts/PartsScreen')),
    'PartsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports, parent: 'downloads' },
});

const reports = createRoute({
  getParentRoute: () => app,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/reports/ReportsScreen')),
    'ReportsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports },
});

const gallery = createRoute({
  getParentRoute: () => app,
  path: '/reports/gallery',
  validateSearch: gallerySearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/reports/gallery/GalleryScreen')),
    'GalleryScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports, parent: 'reports' },
});

const reportAudit = createRoute({
  getParentRoute: () => app,
  path: '/reports/audit',
  validateSearch: reportAuditSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/reports/audit/ReportAuditScreen')),
    'ReportAuditScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports, parent: 'reports' },
});

const schedules = createRoute({
  getParentRoute: () => app,
  path: '/reports/schedules',
  validateSearch: schedulesSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/reports/schedules/SchedulesScreen')),
    'SchedulesScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports, parent: 'reports' },
});

const apiTokens = createRoute({
  getParentRoute: () => app,
  path: '/reports/tokens',
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/reports/tokens/ApiTokensScreen')),
    'ApiTokensScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports, parent: 'reports' },
});

const createReport = createRoute({
  getParentRoute: () => app,
  path: '/reports/create',
  validateSearch: z.object({
    report_id: z.coerce.number().int().positive().optional().catch(undefined),
    /** The draft of a new report to go on with. */
    borrador: z.uuid().optional().catch(undefined),
    /** The starter report that a new report is created from. */
    inicio: z
      .string()
      .regex(/^[a-z-]{1,60}$/)
      .optional()
      .catch(undefined),
  }),
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/reports/ReportScreen')),
    'ReportScreen',
  ),
  staticData: { roles: SCREEN_ROLES.reports, parent: 'reports', fillsWindow: true },
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...publicRoutes,
    app.addChildren([
      home,
      providers,
      users,
      accountAudit,
      clients,
      configuration,
      modules,
      capture,
      captureGrid,
      captureSummary,
      closings,
      masters,
      runs,
      movements,
      variability,
      figures,
      confronta,
      validation,
      billingControl,
      paymentComparison,
      stamping,
      directory,
      directoryFolder,
      directoryBin,
      notifications,
      subscriptions,
      changePassword,
      downloads,
      partsOfDownload,
      reports,
      gallery,
      reportAudit,
      schedules,
      apiTokens,
      createReport,
    ]),
  ]),
  history: layers.history,
  caseSensitive: true,
  defaultNotFoundComponent: NotFoundScreen,
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: SplashScreen,
  defaultPendingMs: 200,
  defaultPreload: 'intent',
  scrollRestoration: true,
});
