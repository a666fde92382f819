import { createRootRoute, Outlet } from '@tanstack/react-router';

/** The parent of every route. */
export const rootRoute = createRootRoute({ component: Outlet });
