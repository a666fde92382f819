/** What a call does only when the person has said that they mean it. */
import { z } from 'zod';

/**
 * The codes of errors that a call sends until `confirmado` names them: the same call with it is done.
 * `early_close`: a period is finalised before it ends.
 */
export const CONFIRMATIONS = ['early_close'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const confirmed = z.array(z.enum(CONFIRMATIONS)).optional();
