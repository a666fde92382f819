/** Conventions and benefits of a payroll, from a day on. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { MASTER_EDITORS } from '../masters/paysheet-endpoints.ts';
import { settingsBody, settingsContent } from './settings-content.ts';

const day = z.iso.date();

const settings = z.object({ vigente_desde: day, content: settingsContent });
export type DatedSettings = z.infer<typeof settings>;

/** Null content: they were taken away. */
const settingsChange = z.object({
  id: rowNumber,
  vigente_desde: day,
  before: settingsContent.nullable(),
  after: settingsContent.nullable(),
  name: z.string(),
  at: z.string(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

/** How many changes are listed. */
export const SETTINGS_CHANGES = 50;

export const payroll_settings = endpoint({
  name: 'payroll_settings',
  method: 'GET',
  path: '/paysheets/payroll_settings',
  roles: STAFF,
  query: z.object({ nomina_id: rowId }),
  response: z.object({
    /** The latest first. Before the first of them the defaults hold. */
    settings: z.array(settings),
    /** The latest first. */
    changes: z.array(settingsChange),
    can: z.object({ edit: z.boolean() }),
  }),
  kind: 'json',
});

/** In place of those of the same day. */
export const save_payroll_settings = endpoint({
  name: 'save_payroll_settings',
  method: 'POST',
  path: '/paysheets/save_payroll_settings',
  roles: MASTER_EDITORS,
  body: settingsBody.safeExtend({ nomina_id: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const delete_payroll_settings = endpoint({
  name: 'delete_payroll_settings',
  method: 'POST',
  path: '/paysheets/delete_payroll_settings',
  roles: MASTER_EDITORS,
  body: z.object({ nomina_id: rowNumber, vigente_desde: day }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const settingsEndpoints = {
  payroll_settings,
  save_payroll_settings,
  delete_payroll_settings,
} as const;
