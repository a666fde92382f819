/** Session, menu and lookups (specification 1 §3 and §7). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';

export const organizationUi = z.object({
  /** Hexadecimal without '#'. */
  primary_color: z.string(),
  secondary_color: z.string(),
  /** An address on this server that names the picture's content. */
  url_logo: z.string().nullable(),
});

/** Who is signed in; the same after a login and after a refresh. */
export const sessionAnswer = z.object({
  access_token: z.string(),
  /** Seconds until the token ends. */
  expires_in: z.number(),
  userId: z.uuid(),
  userName: z.string(),
  userMail: z.string(),
  roleName: z.enum(ROLES),
  rootFolderId: z.uuid().nullable(),
  /** The organization's id; the client's for a client user. */
  ownerEntityId: z.uuid(),
  organizationName: z.string(),
  ui: organizationUi,
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/organization/user/login',
  roles: 'public',
  body: z.object({
    mail: z.email(sessionMessages.mailInvalid).max(254),
    password: z.string().min(1, sessionMessages.passwordRequired).max(200),
    domain: z.literal('sa'),
  }),
  secret: true,
  bodyLimit: BODY_LIMITS.small,
  response: sessionAnswer,
  kind: 'json',
});

export const refresh = endpoint({
  name: 'refresh',
  method: 'POST',
  path: '/account/refresh',
  roles: 'public',
  secret: true,
  response: sessionAnswer,
  kind: 'json',
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  roles: ROLES,
  response: z.object({}),
  kind: 'json',
});

export const menuModule = z.object({
  name: z.string(),
  /** Below `/app`; '' is the home screen. */
  path: z.string(),
  orden: z.int(),
  nombre_menu: z.string(),
  icono: z.string(),
});

export const user_modulos = endpoint({
  name: 'user_modulos',
  method: 'GET',
  path: '/user_modulos',
  roles: ROLES,
  query: z.object({ id: z.uuid() }),
  response: z.array(menuModule),
  kind: 'json',
});

export const sessionEndpoints = {
  login,
  refresh,
  logout,
  user_modulos,
} as const;
