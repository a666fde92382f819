import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
} from '@tanstack/react-router';
import { z } from 'zod';
import { gallerySearch } from '../features/reports/gallery/find-starters';
import { reportsSearch } from '../features/reports/reports-search';
import { requireSession, skipLoginWhenSignedIn } from './guards';
import { ErrorScreen } from './screens/ErrorScreen';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { SplashScreen } from './screens/SplashScreen';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the screen (specification 1 §2); absent: everybody who is signed in. */
    roles?: readonly Role[];
    /** The screen above, for the breadcrumbs. */
    parent?: 'reports';
    /** The screen fills the window to its edges and wants the menu out of its way. */
    fillsWindow?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}

export type AppRouter = typeof router;

const STAFF = ['SuperAdmin', 'Admin', 'Ejecutivo'] as const satisfies Role[];
const loginSearch = z.object({ volver: z.string().startsWith('/app').optional().catch(undefined) });

const root = createRootRoute({ component: Outlet });

const loginScreen = lazyRouteComponent(() => import('../features/login/LoginScreen'), 'LoginScreen');

const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: loginSearch,
  beforeLoad: skipLoginWhenSignedIn,
  component: loginScreen,
});

/** `/{url}`: the login with the folder (36 characters) to open afterwards. */
const loginToFolder = createRoute({
  getParentRoute: () => root,
  path: '/$url',
  validateSearch: loginSearch,
  beforeLoad: async ({ params }) => {
    if (!z.uuid().safeParse(params.url).success) throw notFound();
    await skipLoginWhenSignedIn();
  },
  component: loginScreen,
});

const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazyRouteComponent(() => import('./shell/Shell'), 'Shell'),
});

const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  component: lazyRouteComponent(() => import('../features/home/HomeScreen'), 'HomeScreen'),
  staticData: { roles: ROLES },
});

const reports = createRoute({
  getParentRoute: () => app,
  path: '/reports',
  validateSearch: reportsSearch,
  component: lazyRouteComponent(() => import('../features/reports/ReportsScreen'), 'ReportsScreen'),
  staticData: { roles: STAFF },
});

const gallery = createRoute({
  getParentRoute: () => app,
  path: '/reports/gallery',
  validateSearch: gallerySearch,
  component: lazyRouteComponent(() => import('../features/reports/gallery/GalleryScreen'), 'GalleryScreen'),
  staticData: { roles: STAFF, parent: 'reports' },
});

const createReport = createRoute({
  getParentRoute: () => app,
  path: '/reports/create',
  validateSearch: z.object({
    report_id: z.coerce.number().int().positive().optional().catch(undefined),
    /** The starter report that a new report begins as. */
    inicio: z
      .string()
      .regex(/^[a-z-]{1,60}$/)
      .optional()
      .catch(undefined),
  }),
  component: lazyRouteComponent(() => import('../features/reports/ReportScreen'), 'ReportScreen'),
  staticData: { roles: STAFF, parent: 'reports', fillsWindow: true },
});

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    loginToFolder,
    app.addChildren([home, reports, gallery, createReport]),
  ]),
  caseSensitive: true,
  defaultNotFoundComponent: NotFoundScreen,
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: SplashScreen,
  defaultPendingMs: 200,
  defaultPreload: 'intent',
  scrollRestoration: true,
});
