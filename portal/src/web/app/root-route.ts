import { createRootRoute, Outlet } from '@tanstack/react-router';

/** What every route stands below. */
export const rootRoute = createRootRoute({ component: Outlet });
