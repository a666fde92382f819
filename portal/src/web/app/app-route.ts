import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { whenReached } from '../shared/api/when-reached';
import { requireSession } from './guards';
import { rootRoute } from './root-route';

/** The frame of every screen that needs a session. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazyRouteComponent(() => whenReached(() => import('./shell/Shell')), 'Shell'),
});
