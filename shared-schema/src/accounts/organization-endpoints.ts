/** Providers: the organizations of the product (specification 1 §2, §3 and §7). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint } from '../api/endpoint.ts';
import { isDeviceName, isTooLongName } from '../api/kept-name.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { organizationUi } from './session-endpoints.ts';
import { shownName } from './shown-name.ts';

/** Hexadecimal without '#' (specification 1 §9); the first of each list that is marked is the default. */
export const PRIMARY_COLORS = [
  'EB3838',
  'C0255D',
  '75787C',
  '5942B8',
  '2545C4',
  '1F2E3F',
  '167C80',
  '0F7CBA',
] as const;
export const SECONDARY_COLORS = [
  'FF8C23',
  'FDAE38',
  'F9848B',
  'A89FE4',
  '5ACFCF',
  '52C071',
  '63D7B4',
  '22A7F2',
] as const;
export const DEFAULT_PRIMARY_COLOR = '2545C4';
export const DEFAULT_SECONDARY_COLOR = 'FDAE38';
/** Bytes; what a logo may weigh. */

const SUPER = ['SuperAdmin'] as const;

/** Folder names: letters (with accents), digits, hyphen, underscore and space (specification 1 §5). */
export const folderName = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1, apiFieldMessages.folderName)
  .max(200, apiFieldMessages.atMost(200))
  .regex(/^[\p{L}\p{M}\p{N}_\- ]+$/u, apiFieldMessages.folderNameLetters)
  .refine((name) => !isDeviceName(name), apiFieldMessages.deviceName)
  .refine((name) => !isTooLongName(name), apiFieldMessages.fileNameLength);

export const provider = z.object({
  id: z.uuid(),
  name: z.string(),
  domain: z.string(),
  url_logo: organizationUi.shape.url_logo,
  primary_color: z.string(),
  secondary_color: z.string(),
});
export type Provider = z.infer<typeof provider>;

export const organizations = endpoint({
  name: 'organizations',
  method: 'GET',
  path: '/organization',
  roles: SUPER,
  response: z.array(provider),
  kind: 'json',
});

export const new_organization = endpoint({
  name: 'new_organization',
  method: 'POST',
  path: '/organization/new',
  roles: SUPER,
  body: z.object({
    name: shownName,
    folderName,
    domain: z
      .string()
      .min(1, apiFieldMessages.domain)
      .max(63)
      .regex(/^[a-z]+$/, apiFieldMessages.domainLetters),
    ui: z.object({ primary_color: z.enum(PRIMARY_COLORS), secondary_color: z.enum(SECONDARY_COLORS) }),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: z.uuid() }),
  kind: 'json',
});

/** An organization's storage: a megabyte at least, a petabyte at most. */
export const MIN_QUOTA = 1024 ** 2;
export const MAX_QUOTA = 1024 ** 5;

export const change_organization = endpoint({
  name: 'change_organization',
  method: 'PUT',
  path: '/organization',
  roles: SUPER,
  /** What is not given stays as it is. */
  body: z.object({
    organization_id: z.uuid(),
    name: shownName.optional(),
    ui: z
      .object({ primary_color: z.enum(PRIMARY_COLORS), secondary_color: z.enum(SECONDARY_COLORS) })
      .partial()
      .optional(),
    /** Bytes. */
    storage_quota: z
      .int()
      .min(MIN_QUOTA, apiFieldMessages.quota)
      .max(MAX_QUOTA, apiFieldMessages.quota)
      .optional(),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** A logo by the SHA-256 of its bytes. */
export const logo_image = endpoint({
  name: 'logo_image',
  method: 'GET',
  path: '/organization/logo',
  roles: 'public',
  navigable: true,
  query: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, apiFieldMessages.identifier) }),
  response: z.unknown(),
  kind: 'file',
});

export const organization_logo = endpoint({
  name: 'organization_logo',
  method: 'POST',
  path: '/organization/logo',
  roles: SUPER,
  body: z.object({ organization_id2: z.uuid() }),
  multipart: true,
  bodyLimit: BODY_LIMITS.logo,
  response: z.object({ url_logo: z.string().nullable() }),
  kind: 'json',
});

export const organization_detail = endpoint({
  name: 'organization_detail',
  method: 'GET',
  path: '/organization/detail',
  roles: SUPER,
  query: z.object({ organization_id: z.uuid() }),
  response: provider.extend({
    total_users: z.int(),
    total_clients: z.int(),
    /** Bytes, with the earlier versions of files and the bin. */
    organization_folder_size: z.number(),
    /** Bytes that its files may take. */
    storage_quota: z.number(),
    /** `total_space` in bytes. */
    clients: z.array(
      z.object({ id: z.uuid(), name: z.string(), total_users: z.int(), total_space: z.number() }),
    ),
  }),
  kind: 'json',
});

export const organizationEndpoints = {
  organizations,
  new_organization,
  change_organization,
  organization_logo,
  logo_image,
  organization_detail,
} as const;
