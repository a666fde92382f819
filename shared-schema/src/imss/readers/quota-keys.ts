/** The quotas of a person, named alike in the emission, in SUA and in ours. */
export const QUOTA_KEYS = [
  'cuota_fija',
  'excedente_patronal',
  'excedente_obrero',
  'prestaciones_dinero_patronal',
  'prestaciones_dinero_obrero',
  'gastos_medicos_patronal',
  'gastos_medicos_obrero',
  'riesgos',
  'invalidez_vida_patronal',
  'invalidez_vida_obrero',
  'guarderias',
  'retiro',
  'cesantia_vejez_patronal',
  'cesantia_vejez_obrero',
  'aportacion',
  'amortizacion',
] as const;
export type QuotaKey = (typeof QUOTA_KEYS)[number];

/** Exact decimals; a quota that a source does not state is absent. */
export type Quotas = Partial<Record<QuotaKey, string>>;
