/** Between which amounts the contribution base of a day lies (LSS art. 28). */
import { Decimal } from 'decimal.js';
import { covers } from '../../payroll/figures/figure-on.ts';
import { PUBLISHED_FIGURES } from '../../payroll/figures/published-figures.ts';

export type WageZone = 'general' | 'frontera';
export type SbcLimits = { floor: Decimal; cap: Decimal };

/**
 * From the minimum wage of the zone to 25 UMA, both of the day.
 * @returns null when one of them is not known: figures of another year never stand in for it.
 */
export function sbcLimits(day: string, zone: WageZone): SbcLimits | null {
  const { salario_minimo, uma, cuotas_imss } = PUBLISHED_FIGURES;
  const wage = salario_minimo.find((entry) => covers(entry, day));
  const unit = uma.find((entry) => covers(entry, day));
  const quotas = cuotas_imss.find((entry) => covers(entry, day));
  if (wage === undefined || unit === undefined || quotas === undefined) return null;
  return { floor: new Decimal(wage[zone]), cap: new Decimal(unit.diaria).times(quotas.tope_uma) };
}
