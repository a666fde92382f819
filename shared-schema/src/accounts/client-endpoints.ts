/** The clients of a bureau and their people (specification 2 §2, §5 to §8). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rfcProblem } from '../payroll/rfc.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';
import { cleanKey } from '../text/clean-text.ts';
import { folderName } from './organization-endpoints.ts';
import { shownName } from './shown-name.ts';

const BUREAU = ['Admin', 'Ejecutivo'] as const;

/** A digit that does not fit is no error: such ones exist, so forms only warn. */
const rfc = (missing: string) =>
  z
    .string()
    .overwrite(cleanKey)
    .min(1, missing)
    .refine((text) => rfcProblem(text) !== 'formato', apiFieldMessages.rfc);

/** A name is kept in capitals (specification 2 §5). */
const clientName = shownName.toUpperCase();

export const clientSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  creation_date: z.string(),
  /** Active or not; without the deleted ones. */
  total_users: z.int(),
  /** Bytes of the files in the client's folder. */
  total_space: z.number(),
  id_directory: z.uuid().nullable(),
  can: z.object({ rename: z.boolean(), addUsers: z.boolean() }),
});
export type ClientSummary = z.infer<typeof clientSummary>;

/** Those that the person may see, by name. */
export const client = endpoint({
  name: 'client',
  method: 'GET',
  path: '/organization/client',
  roles: STAFF,
  response: z.array(clientSummary),
  kind: 'json',
});

const clientFacts = z.object({
  representante_legal: z.string().trim().min(1, apiFieldMessages.legalRepresentative).max(200),
  domicilio: z.string().trim().min(1, apiFieldMessages.address).max(500),
  rfc: rfc(apiFieldMessages.rfcRequired),
  rfc_representante: rfc(apiFieldMessages.representativeRfc),
});

/** What was entered of a client when it was created; empty texts where it was not. */
export const client_detail = endpoint({
  name: 'client_detail',
  method: 'GET',
  path: '/organization/client_detail',
  roles: BUREAU,
  query: z.object({ client_id: z.uuid() }),
  response: z.object({
    id: z.uuid(),
    name: z.string(),
    representante_legal: z.string(),
    domicilio: z.string(),
    rfc: z.string(),
    rfc_representante: z.string(),
  }),
  kind: 'json',
});

/** The name has a call of its own; the legal employers of payrolls are masters. */
export const update_client = endpoint({
  name: 'update_client',
  method: 'PUT',
  path: '/organization/update_client',
  roles: ['Admin'],
  body: clientFacts.extend({ client_id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** With a folder of its own in the directory. */
export const create_client = endpoint({
  name: 'create_client',
  method: 'POST',
  path: '/organization/client',
  roles: ['Admin'],
  body: clientFacts.extend({ name: clientName, folderName: folderName.toUpperCase() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: z.uuid(), name: z.string() }),
  kind: 'json',
});

export const ClientRename = endpoint({
  name: 'ClientRename',
  method: 'PUT',
  path: '/organization/ClientRename',
  roles: ['Admin'],
  body: z.object({ client_id: z.uuid(), new_name: clientName }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ name: z.string() }),
  kind: 'json',
});

export const clientPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  mail: z.string(),
  active: z.enum(['true', 'false']),
  /** Invited and without a password yet. */
  invited: z.boolean(),
  /** Sees the payrolls of the client that are not confidential. */
  sees_paysheets: z.boolean(),
  /** Is told when the capture of a period is finalised. */
  closing_notices: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type ClientPerson = z.infer<typeof clientPerson>;

/** The users of a client, by name. */
export const organizationsUser = endpoint({
  name: 'organizationsUser',
  method: 'GET',
  path: '/organization/organizationsUser',
  roles: BUREAU,
  query: z.object({ client_id: z.uuid() }),
  response: z.array(clientPerson),
  kind: 'json',
});

/** Adds a user to a client; an invitation follows by mail. */
export const clientUser = endpoint({
  name: 'clientUser',
  method: 'POST',
  path: '/organization/clientUser',
  roles: BUREAU,
  body: z.object({
    user: z.object({
      name: shownName,
      mail: z.email(sessionMessages.mailInvalid).max(254),
      /** Nobody of a client sees payrolls before the bureau allows it. */
      sees_paysheets: z.boolean().default(false),
    }),
    client_id: z.uuid(),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: z.uuid() }),
  kind: 'json',
});

/** Allows a client user to see the payrolls of the client that are not confidential, or ends that. */
export const set_client_user_payrolls = endpoint({
  name: 'set_client_user_payrolls',
  method: 'PUT',
  path: '/organization/set_client_user_payrolls',
  roles: BUREAU,
  body: z.object({ user_id: z.uuid(), sees_paysheets: z.boolean() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** Tells a client user when captures are finalised, or ends that; the person can change it too. */
export const set_client_user_notices = endpoint({
  name: 'set_client_user_notices',
  method: 'PUT',
  path: '/organization/set_client_user_notices',
  roles: BUREAU,
  body: z.object({ user_id: z.uuid(), closing_notices: z.boolean() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

export const clientEndpoints = {
  client,
  create_client,
  client_detail,
  update_client,
  ClientRename,
  organizationsUser,
  clientUser,
  set_client_user_payrolls,
  set_client_user_notices,
} as const;
