/** Which screens a person has in their menu (specification 2 §2 "Configuration", §7). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES } from '../api/endpoint.ts';

export const assignableModule = z.object({
  id: z.int(),
  /** As in the menu. */
  name: z.string(),
  /** Below `/app`; '' is the home screen. */
  path: z.string(),
  /** Who can have it. */
  roles: z.array(z.enum(ROLES)),
});
export type AssignableModule = z.infer<typeof assignableModule>;

export const modulos = endpoint({
  name: 'modulos',
  method: 'GET',
  path: '/config/modulos',
  roles: ROLES,
  response: z.array(assignableModule),
  kind: 'json',
});

export const moduleOwner = z.object({
  id: z.uuid(),
  name: z.string(),
  mail: z.string(),
  /** Empty for a client's user (specification 2 §3). */
  roleName: z.enum(['SuperAdmin', 'Admin', 'Ejecutivo', '']),
  /** Tells those of several organizations apart. */
  organization: z.string(),
  /** Whether the caller may assign their modules. */
  can: z.object({ assign: z.boolean() }),
});
export type ModuleOwner = z.infer<typeof moduleOwner>;

/** Whose modules can be seen: everybody's of the organization for an Admin, of all for a SuperAdmin, else one's own. */
export const organizationsAllUser = endpoint({
  name: 'organizationsAllUser',
  method: 'GET',
  path: '/config/organizationsAllUser',
  roles: ROLES,
  response: z.array(moduleOwner),
  kind: 'json',
});

/** The modules that a person has now. */
export const get_modulos = endpoint({
  name: 'get_modulos',
  method: 'GET',
  path: '/config/get_modulos',
  roles: ROLES,
  query: z.object({ id: z.uuid() }),
  response: z.array(z.object({ id: z.int(), name: z.string() })),
  kind: 'json',
});

/** Replaces the modules of a person. */
export const set_modulos = endpoint({
  name: 'set_modulos',
  method: 'POST',
  path: '/config/set_modulos',
  roles: ['SuperAdmin', 'Admin'],
  body: z.object({ user_id: z.uuid(), modules: z.array(z.int()).max(200) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

export const moduleEndpoints = { modulos, organizationsAllUser, get_modulos, set_modulos } as const;
