/** The concepts of a bureau: those that every one begins with, and its own. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { masterRuleMessages } from '../rule-messages/master-rule-messages.ts';
import { CONCEPT_UNITS } from './master-endpoints.ts';
import { plainDay, requiredText } from './paysheet-endpoints.ts';

export const CONCEPT_KINDS = ['Percepción', 'Deducción', 'Otro pago', 'Incidencia'] as const;
export const ISR_TREATMENTS = ['gravado', 'exento', 'parcial'] as const;
/** What it adds to the SBC: nothing, with the fixed part, with the variable part, or what exceeds its limit. */
export const SBC_INTEGRATIONS = ['no', 'fijo', 'variable', 'excedente'] as const;

export const conceptContent = z.object({
  key: requiredText(20)
    .toUpperCase()
    .regex(/^[A-Z0-9Ñ_-]+$/, masterRuleMessages.conceptKey),
  description: requiredText(120),
  type_value: z.enum(CONCEPT_UNITS),
  kind: z.enum(CONCEPT_KINDS),
  /** Of the catalogues of CFDI 4.0: perceptions, deductions and other payments. */
  cfdi_code: z
    .string()
    .regex(/^\d{3}$/, masterRuleMessages.cfdiCode)
    .nullable(),
  /** null: not decided. */
  isr_treatment: z.enum(ISR_TREATMENTS).nullable(),
  sbc_integration: z.enum(SBC_INTEGRATIONS).nullable(),
});
export type ConceptContent = z.infer<typeof conceptContent>;

export const conceptDetail = conceptContent.extend({
  id: rowNumber,
  key: z.string(),
  description: z.string(),
  cfdi_code: z.string().nullable(),
  /** Made by the bureau. */
  own: z.boolean(),
  /** Something is captured or calculated with it: its key and unit stay, and it is ended instead of deleted. */
  captured: z.boolean(),
  /** The last day on which it is captured. */
  ended_on: z.string().nullable(),
});
export type ConceptDetail = z.infer<typeof conceptDetail>;

/** All that are not hidden, also those that have ended. */
export const list_concepts = endpoint({
  name: 'list_concepts',
  method: 'GET',
  path: '/config/list_concepts',
  roles: STAFF,
  response: z.array(conceptDetail),
  kind: 'json',
});

/** Without `id` a new one. They are the whole bureau's, so an Ejecutivo reads them only. */
export const save_concept = endpoint({
  name: 'save_concept',
  method: 'POST',
  path: '/config/save_concept',
  roles: ['Admin'],
  body: conceptContent.extend({ id: rowNumber.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

/** `ended_on` null: it is captured again. */
export const end_concept = endpoint({
  name: 'end_concept',
  method: 'POST',
  path: '/config/end_concept',
  roles: ['Admin'],
  body: z.object({ id: rowNumber, ended_on: plainDay.nullable() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** Of one of the bureau's own, with which nothing is captured. */
export const delete_concept = endpoint({
  name: 'delete_concept',
  method: 'DELETE',
  path: '/config/delete_concept',
  roles: ['Admin'],
  query: z.object({ id: rowId }),
  response: z.object({}),
  kind: 'json',
});

export const conceptEndpoints = { list_concepts, save_concept, end_concept, delete_concept } as const;
