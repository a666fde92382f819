/** Passwords, invitations and the people of an organization (specification 1 §5 to §7). */
import { z } from 'zod';
import { endpoint, ROLES } from './endpoint.ts';

const mail = z.email('Escribe un correo electrónico válido.').max(254);
const nothing = z.object({});
/** Invitations and resets: a UUID, 36 characters (specification 1 §9). */
const passwordId = z.uuid('El enlace no es válido.');

/** Specification 1 §5: at least 8 characters, an uppercase letter and a digit. */
export const newPassword = z
  .string()
  .min(8, 'Usa al menos 8 caracteres.')
  .max(200, 'Usa 200 caracteres como máximo.')
  .regex(/\p{Lu}/u, 'Incluye al menos una letra mayúscula.')
  .regex(/\d/, 'Incluye al menos un número.');

export const forgot_password = endpoint({
  name: 'forgot_password',
  method: 'POST',
  path: '/account/forgotpassword',
  summary: 'Pide el correo para recuperar la contraseña; responde igual exista o no la cuenta.',
  roles: 'public',
  body: z.object({ domain: z.literal('sa'), mail }),
  response: nothing,
  kind: 'json',
});

export const accept_invitation = endpoint({
  name: 'accept_invitation',
  method: 'POST',
  path: '/account/invitation',
  summary: 'Asigna la contraseña inicial de quien recibió una invitación.',
  roles: 'public',
  body: z.object({ id: passwordId, password: newPassword }),
  response: nothing,
  kind: 'json',
});

/** Whether a link of a mail still serves, so that the screen can say so before anything is typed. */
export const check_password_link = endpoint({
  name: 'check_password_link',
  method: 'GET',
  path: '/account/invitation',
  summary: 'Dice si un enlace de invitación o de recuperación sigue vigente.',
  roles: 'public',
  query: z.object({ id: passwordId }),
  response: z.object({ valid: z.boolean() }),
  kind: 'json',
});

/** With a reset's `id` anybody who holds the link; with `passId` the person themself, who must be signed in. */
export const replace_password = endpoint({
  name: 'replace_password',
  method: 'PUT',
  path: '/account/password',
  summary:
    'Reemplaza una contraseña olvidada (`id`), o cambia la propia (`passId`, `passOld`, `passNew`; requiere sesión).',
  roles: 'public',
  body: z.union([
    z.object({ id: passwordId, password: newPassword }),
    z.object({
      passId: z.uuid(),
      passOld: z.string().min(1, 'Escribe tu contraseña actual.').max(200),
      passNew: newPassword,
    }),
  ]),
  response: nothing,
  kind: 'json',
});

const ADMINISTRATORS = ['SuperAdmin', 'Admin'] as const;

export const reset_user_password = endpoint({
  name: 'reset_user_password',
  method: 'POST',
  path: '/account/password',
  summary: 'Envía a un colaborador el correo para reemplazar su contraseña y cierra sus sesiones.',
  roles: ADMINISTRATORS,
  body: z.object({ passId: z.uuid(), mail, reset: z.literal(true) }),
  response: nothing,
  kind: 'json',
});

export const set_user_active = endpoint({
  name: 'set_user_active',
  method: 'PUT',
  path: '/account/active',
  summary: 'Activa ("true"), desactiva ("false") o elimina ("D") a un colaborador.',
  roles: ADMINISTRATORS,
  body: z.object({ user_id: z.uuid(), active: z.enum(['true', 'false', 'D']) }),
  response: nothing,
  kind: 'json',
});

const clientOfUser = z.object({ id: z.uuid(), name: z.string() });

export const get_user_organization_clients = endpoint({
  name: 'get_user_organization_clients',
  method: 'GET',
  path: '/account/user_organization_clients',
  summary: 'Los clientes asociados a un Ejecutivo.',
  roles: ADMINISTRATORS,
  query: z.object({ user_id: z.uuid() }),
  response: z.object({
    /** The associated ones. */
    clients: z.array(clientOfUser),
    /** All of the person's organization, to choose from. */
    available: z.array(clientOfUser),
  }),
  kind: 'json',
});

export const set_user_organization_clients = endpoint({
  name: 'set_user_organization_clients',
  method: 'PUT',
  path: '/account/user_organization_clients',
  summary: 'Guarda los clientes asociados a un Ejecutivo.',
  roles: ADMINISTRATORS,
  body: z.object({ user_id: z.uuid(), clients: z.array(z.uuid()).max(5000) }),
  response: nothing,
  kind: 'json',
});

/** The roles offered on creation (specification 1 §6). */
export const COLLABORATOR_ROLES = ['Admin', 'Ejecutivo'] as const;

export const organizationUser = z.object({
  id: z.uuid(),
  name: z.string(),
  mail: z.string(),
  /** The organization's name; its own column for a SuperAdmin. */
  organization: z.string(),
  organization_id: z.uuid(),
  roleName: z.enum(ROLES),
  active: z.enum(['true', 'false']),
  /** Invited and without a password yet. */
  invited: z.boolean(),
  created_at: z.string(),
  can: z.object({ edit: z.boolean() }),
});
export type OrganizationUser = z.infer<typeof organizationUser>;

export const organization_users = endpoint({
  name: 'organization_users',
  method: 'GET',
  path: '/organization/user',
  summary: 'Los colaboradores: de todas las organizaciones para un SuperAdmin, de la propia para un Admin.',
  roles: ADMINISTRATORS,
  response: z.array(organizationUser),
  kind: 'json',
});

export const create_user = endpoint({
  name: 'create_user',
  method: 'POST',
  path: '/organization/user',
  summary: 'Da de alta a un colaborador y le envía su invitación.',
  roles: ADMINISTRATORS,
  body: z.object({
    user: z.object({
      name: z.string().trim().min(1, 'Escribe el nombre.').max(200),
      mail,
      role_enum: z.enum(COLLABORATOR_ROLES, 'Elige un rol.'),
    }),
    organization_id: z.uuid('Elige un proveedor.'),
  }),
  response: z.object({ id: z.uuid() }),
  kind: 'json',
});

export const change_user_role = endpoint({
  name: 'change_user_role',
  method: 'PUT',
  path: '/organization/user',
  summary: 'Cambia el rol de un colaborador entre Admin y Ejecutivo; termina sus sesiones.',
  roles: ADMINISTRATORS,
  body: z.object({ user_id: z.uuid(), role_enum: z.enum(COLLABORATOR_ROLES, 'Elige un rol.') }),
  response: nothing,
  kind: 'json',
});
