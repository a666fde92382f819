/** Passwords, invitations and the people of an organization (specification 1 §5 to §7). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES, STAFF } from '../api/endpoint.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { passwordMessages } from '../rule-messages/password-messages.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';
import { shownName } from './shown-name.ts';

const mail = z.email(sessionMessages.mailInvalid).max(254);
const nothing = z.object({});
/** Invitations and resets: a UUID, 36 characters (specification 1 §9). */
const passwordId = z.uuid(apiFieldMessages.link);

/** Specification 1 §5: at least 8 characters, an uppercase letter and a digit. */
export const newPassword = z
  .string()
  .min(8, apiFieldMessages.passwordLength(8))
  .max(200, apiFieldMessages.atMost(200))
  .regex(/\p{Lu}/u, apiFieldMessages.passwordUppercase)
  .regex(/\d/, apiFieldMessages.passwordDigit);

export const forgot_password = endpoint({
  name: 'forgot_password',
  method: 'POST',
  path: '/account/forgotpassword',
  roles: 'public',
  body: z.object({ domain: z.literal('sa'), mail }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

export const accept_invitation = endpoint({
  name: 'accept_invitation',
  method: 'POST',
  path: '/account/invitation',
  roles: 'public',
  body: z.object({ id: passwordId, password: newPassword }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

/** Whether a link of a mail still serves, so that the screen can say so before anything is typed. */
export const check_password_link = endpoint({
  name: 'check_password_link',
  method: 'GET',
  path: '/account/invitation',
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
  roles: 'public',
  body: z.union([
    z.object({ id: passwordId, password: newPassword }),
    z.object({
      passId: z.uuid(),
      passOld: z.string().min(1, passwordMessages.currentRequired).max(200),
      passNew: newPassword,
    }),
  ]),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

const ADMINISTRATORS = ['SuperAdmin', 'Admin'] as const;

export const reset_user_password = endpoint({
  name: 'reset_user_password',
  method: 'POST',
  path: '/account/password',
  roles: STAFF,
  body: z.object({ passId: z.uuid(), mail, reset: z.literal(true) }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

export const set_user_active = endpoint({
  name: 'set_user_active',
  method: 'PUT',
  path: '/account/active',
  // An Ejecutivo: the users of their own clients.
  roles: STAFF,
  body: z.object({ user_id: z.uuid(), active: z.enum(['true', 'false', 'D']) }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

/** `mail` of the answer: `same`; `changed` at once, of who has no password yet; `asked`: its link must confirm it. */
export const save_person = endpoint({
  name: 'save_person',
  method: 'PUT',
  path: '/account/person',
  // An Ejecutivo: the users of their own clients.
  roles: STAFF,
  body: z.object({ user_id: z.uuid(), name: shownName, mail }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ mail: z.enum(['same', 'changed', 'asked']) }),
  kind: 'json',
});

/** By the link that went to the new mail: it takes the place of the former one, and the person's sessions end. */
export const confirm_mail = endpoint({
  name: 'confirm_mail',
  method: 'POST',
  path: '/account/mail',
  roles: 'public',
  body: z.object({ id: passwordId }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

/** Clients that one Ejecutivo may have. */
const MAX_CLIENTS = 5000;
const clientOfUser = z.object({ id: z.uuid(), name: z.string() });

export const get_user_organization_clients = endpoint({
  name: 'get_user_organization_clients',
  method: 'GET',
  path: '/account/user_organization_clients',
  roles: ADMINISTRATORS,
  query: z.object({ user_id: z.uuid() }),
  response: z.object({
    /** The associated ones; `authorizes`: may authorise and close their payrolls. */
    clients: z.array(clientOfUser.extend({ authorizes: z.boolean() })),
    /** All of the person's organization, to choose from. */
    available: z.array(clientOfUser),
  }),
  kind: 'json',
});

export const set_user_organization_clients = endpoint({
  name: 'set_user_organization_clients',
  method: 'PUT',
  path: '/account/user_organization_clients',
  roles: ADMINISTRATORS,
  body: z.object({
    user_id: z.uuid(),
    clients: z.array(z.uuid()).max(MAX_CLIENTS),
    /** Of which of them payrolls may be authorised and closed; absent: as before. */
    authorizes: z.array(z.uuid()).max(MAX_CLIENTS).optional(),
  }),
  bodyLimit: BODY_LIMITS.lists,
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
  /** Clients associated to an Ejecutivo; null for other roles. */
  total_clients: z.int().nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type OrganizationUser = z.infer<typeof organizationUser>;

export const organization_users = endpoint({
  name: 'organization_users',
  method: 'GET',
  path: '/organization/user',
  roles: ADMINISTRATORS,
  response: z.array(organizationUser),
  kind: 'json',
});

export const create_user = endpoint({
  name: 'create_user',
  method: 'POST',
  path: '/organization/user',
  roles: ADMINISTRATORS,
  body: z.object({
    user: z.object({
      name: shownName,
      mail,
      role_enum: z.enum(COLLABORATOR_ROLES, apiFieldMessages.role),
    }),
    organization_id: z.uuid(apiFieldMessages.provider),
    /** The clients of an Ejecutivo. */
    clients: z.array(z.uuid()).max(MAX_CLIENTS).default([]),
  }),
  bodyLimit: BODY_LIMITS.list,
  response: z.object({ id: z.uuid() }),
  kind: 'json',
});

export const change_user_role = endpoint({
  name: 'change_user_role',
  method: 'PUT',
  path: '/organization/user',
  roles: ADMINISTRATORS,
  body: z.object({ user_id: z.uuid(), role_enum: z.enum(COLLABORATOR_ROLES, apiFieldMessages.role) }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

export const accountEndpoints = {
  forgot_password,
  check_password_link,
  accept_invitation,
  replace_password,
  reset_user_password,
  set_user_active,
  save_person,
  confirm_mail,
  get_user_organization_clients,
  set_user_organization_clients,
  organization_users,
  create_user,
  change_user_role,
} as const;
