/** Session, menu and lookups (specification 1 §3 and §7). */
import { z } from 'zod';
import { endpoint, ROLES } from './endpoint.ts';

export const organizationUi = z.object({
  /** Hexadecimal without '#'. */
  primary_color: z.string(),
  secondary_color: z.string(),
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
  summary: 'Inicia sesión y entrega el token de acceso; la galleta de renovación viaja aparte.',
  roles: 'public',
  body: z.object({
    mail: z.email('Escribe un correo electrónico válido.').max(254),
    password: z.string().min(1, 'Escribe tu contraseña.').max(200),
    domain: z.literal('sa'),
  }),
  response: sessionAnswer,
  kind: 'json',
});

export const refresh = endpoint({
  name: 'refresh',
  method: 'POST',
  path: '/account/refresh',
  summary: 'Renueva el token de acceso con la galleta de renovación.',
  roles: 'public',
  response: sessionAnswer,
  kind: 'json',
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/logout',
  summary: 'Termina la sesión.',
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
  summary: 'Los módulos del menú de la persona.',
  roles: ROLES,
  query: z.object({ id: z.uuid() }),
  response: z.array(menuModule),
  kind: 'json',
});

export const client = endpoint({
  name: 'client',
  method: 'GET',
  path: '/organization/client',
  summary: 'Los clientes que la persona puede ver.',
  roles: ['SuperAdmin', 'Admin', 'Ejecutivo'],
  response: z.array(z.object({ id: z.uuid(), name: z.string() })),
  kind: 'json',
});
