/** What a call does only when the person has said that they mean it. */
import { z } from 'zod';

/**
 * The codes of errors that a call sends until `confirmado` names them: the same call with it is done.
 * `early_close`: a period is finalised before it ends. `hours_on_absence`: a day has overtime and an absence, a vacation
 * or another incident of days. `vacation_exceeded`: somebody has more days of vacation than are left.
 * `maternity_of_man`: a certificate of maternity is of somebody who is registered as a man.
 */
export const CONFIRMATIONS = [
  'early_close',
  'hours_on_absence',
  'vacation_exceeded',
  'maternity_of_man',
] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const confirmed = z.array(z.enum(CONFIRMATIONS)).optional();
