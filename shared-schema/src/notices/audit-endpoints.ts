/** The account audit: what happened to accounts, sessions and providers, for those who administer them. */
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';

/** What is recorded, by the area that the screen filters by. */
export const ACCOUNT_EVENT_AREAS = {
  accesos: [
    'login',
    'login_refused',
    'logout',
    'session_stolen',
    'sessions_ended',
    'api_token_created',
    'api_token_changed',
    'api_token_revoked',
    'api_token_used',
    'imss_feed_created',
    'imss_feed_revoked',
    'imss_feed_used',
  ],
  contrasenas: [
    'invitation_sent',
    'invitation_accepted',
    'reset_asked',
    'reset_sent',
    'password_recovered',
    'password_changed',
  ],
  cuentas: [
    'user_created',
    'user_activated',
    'user_deactivated',
    'user_deleted',
    'user_renamed',
    'mail_change_asked',
    'mail_changed',
    'role_changed',
    'clients_changed',
    'payrolls_changed',
    'modules_changed',
  ],
  proveedores: ['provider_created', 'provider_renamed', 'colors_changed', 'logo_changed', 'quota_changed'],
} as const satisfies Record<string, readonly string[]>;

export type AccountEventArea = keyof typeof ACCOUNT_EVENT_AREAS;
export type AccountEventKind = (typeof ACCOUNT_EVENT_AREAS)[AccountEventArea][number];

export const ACCOUNT_EVENT_AREA_NAMES = ['accesos', 'contrasenas', 'cuentas', 'proveedores'] as const;
/** Rows of a page. */
export const AUDIT_PAGE = 50;

export const accountEvent = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.string(),
  /** The organization that it happened in. */
  organization: z.string(),
  /** Who did it; null: nobody who was signed in, or the product itself. */
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Whose account it is about; null: the organization. */
  person: z.object({ id: z.uuid(), name: z.string(), mail: z.string() }).nullable(),
  /** What it was before and is since, as far as the kind has such a thing. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  address: z.string().nullable(),
  /** Browser and system, as they call themselves. */
  device: z.string().nullable(),
});
export type AccountEvent = z.infer<typeof accountEvent>;

const day = z.iso.date();

export const account_audit = endpoint({
  name: 'account_audit',
  method: 'GET',
  path: '/account/audit',
  roles: ['SuperAdmin', 'Admin'],
  query: z.object({
    /** Words of names, mails, addresses and devices. */
    q: z.string().max(200).optional(),
    area: z.enum(ACCOUNT_EVENT_AREA_NAMES).optional(),
    /** Days of the bureau's clock, both included. */
    since: day.optional(),
    until: day.optional(),
    /** One organization; for a SuperAdmin, who else sees those of all. */
    organization_id: z.uuid().optional(),
    /** Entries before this one. */
    before: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({
    events: z.array(accountEvent),
    /** `before` of the next page; null at the end. */
    next: z.int().nullable(),
  }),
  kind: 'json',
});

export const auditEndpoints = {
  account_audit,
} as const;
