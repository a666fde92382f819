/** A line of a person's pay; `override`: what somebody has set by hand, and why. */
export type PersonLine = {
  concept_id: number;
  description: string;
  kind: 'Percepción' | 'Otro pago' | 'Deducción' | 'Incidencia';
  units: string;
  amount: string;
  /** The first day of the closed period whose difference it is; null: the pay of this one. */
  corrects: string | null;
  override: { amount: string; author: string; reason: string } | null;
};
/** Whose lines, in which period. */
export type PersonPosition = { nomina_id: number; period: number; employee_id: number };
