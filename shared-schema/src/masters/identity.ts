/** Two records of one person: who else has an NSS, CURP or RFC, and what somebody has said about it. */
import { z } from 'zod';
import { rowNumber } from '../api/row-number.ts';
import { IDENTITY_FIELDS } from '../payroll/person-keys.ts';

/** `misma`: it is the same person. `otra`: another one, whatever the keys say. */
export const identityAnswer = z.enum(['misma', 'otra']);
export type IdentityAnswer = z.infer<typeof identityAnswer>;

/** Who has the same keys, and works for the client. */
export const samePerson = z.object({
  id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  /** Of their payroll. */
  id_humansite: z.string(),
  /** In another payroll of the client they may be the same person, in the same one they may not. */
  same_paysheet: z.boolean(),
  by: z.array(z.enum(IDENTITY_FIELDS)).min(1),
});
export type SamePerson = z.infer<typeof samePerson>;

/**
 * Whether somebody must say who is whom before a record is made. A CURP or RFC of another payroll beside another NSS is
 * mostly a slip in one of the two, which a note tells.
 */
export const needsAnswer = ({ same_paysheet, by }: Pick<SamePerson, 'same_paysheet' | 'by'>): boolean =>
  same_paysheet || by.includes('ssn');

export const IDENTITY_ANSWERS = z
  .array(z.object({ employee_id: rowNumber, respuesta: identityAnswer }))
  .max(100);
