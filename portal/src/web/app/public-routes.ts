import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { whenReached } from '../shared/api/when-reached';
import { redirectIfSignedIn } from './guards';
import { rootRoute } from './root-route';

const loginSearch = z.object({ volver: z.string().startsWith('/app').optional().catch(undefined) });

const loginScreen = lazyRouteComponent(
  () => whenReached(() => import('../features/login/LoginScreen')),
  'LoginScreen',
);

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => redirectIfSignedIn(search),
  component: loginScreen,
});

/** `/{url}`: the login with the folder (36 characters) to open afterwards. */
const loginToFolder = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$url',
  validateSearch: loginSearch,
  beforeLoad: async ({ params, search }) => {
    if (!z.uuid().safeParse(params.url).success) throw notFound();
    await redirectIfSignedIn({ ...search, ...params });
  },
  component: loginScreen,
});

const forgot = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot',
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/password/ForgotPasswordScreen')),
    'ForgotPasswordScreen',
  ),
});

/** A missing id, or one that is not 36 characters long, redirects to the login (specification 1 §2). */
const toLogin = (): never => {
  throw redirect({ to: '/' });
};
const ID_LENGTH = 36;
const requireId = ({ params }: { params: { id: string } }): void => {
  if (params.id.length !== ID_LENGTH) toLogin();
};

const newPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newpassword',
  beforeLoad: toLogin,
});

const newPasswordOfId = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newpassword/$id',
  beforeLoad: requireId,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/password/InvitationScreen')),
    'InvitationScreen',
  ),
});

const recoverPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recoverpassword',
  beforeLoad: toLogin,
});

const recoverPasswordOfId = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recoverpassword/$id',
  beforeLoad: requireId,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/password/RecoverPasswordScreen')),
    'RecoverPasswordScreen',
  ),
});

const confirmMailOfId = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirmmail/$id',
  beforeLoad: requireId,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/password/ConfirmMailScreen')),
    'ConfirmMailScreen',
  ),
});

/** Routes that need no session. */
export const publicRoutes = [
  login,
  loginToFolder,
  forgot,
  newPassword,
  newPasswordOfId,
  recoverPassword,
  recoverPasswordOfId,
  confirmMailOfId,
] as const;
