/** What a comparison finds about a person, and the causes that it proposes. */
import type { QuotaKey } from '../readers/quota-keys.ts';
import type { DayBranch } from './branch-days.ts';

export const CAUSES = [
  'alta',
  'baja',
  'cambio_salario',
  'incapacidad',
  'ausencia',
  'credito',
  'nombre',
  'pago_de_mas',
  'pago_de_menos',
  'sin_explicacion',
] as const;
export type Cause = (typeof CAUSES)[number];

export type DifferenceSubject =
  | 'existencia'
  | 'nombre'
  | 'movimiento'
  | 'sbc'
  | 'dias'
  | 'ausencias'
  | 'incapacidades'
  | 'credito'
  | 'cuota';

export type Difference = {
  subject: DifferenceSubject;
  /** Of days and quotas. */
  branch: DayBranch | QuotaKey | null;
  /** As each side has it; null: it has none. */
  ours: string | null;
  theirs: string | null;
  /** Ours less theirs, of what can be subtracted. */
  amount: string | null;
  /** The most likely first. */
  causes: Cause[];
};

export type PersonDifferences = {
  nss: string;
  name: string | null;
  differences: Difference[];
  /** Of all of them, in the order of `CAUSES`, each with the comment that the program proposes. */
  causes: { cause: Cause; comment: string }[];
  /** Our quotas less theirs. */
  amount: string;
};
