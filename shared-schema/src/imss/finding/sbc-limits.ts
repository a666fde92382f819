/** Between which amounts the contribution base of a day lies (LSS art. 28). */
import { Decimal } from 'decimal.js';
import { SBC_CAP_UMA } from '../../payroll/imss.ts';
import { yearOf } from '../../payroll/plain-date.ts';
import { MINIMUM_WAGE, UMA } from '../../payroll/wage-references.ts';

export type WageZone = 'general' | 'frontera';
export type SbcLimits = { floor: Decimal; cap: Decimal };

/**
 * From the minimum wage of the zone to 25 UMA, both of the day.
 * @returns null when one of the two is not known: figures of another year never stand in for it.
 */
export function sbcLimits(day: string, zone: WageZone): SbcLimits | null {
  const wage = MINIMUM_WAGE.findLast(({ vigente_desde }) => vigente_desde <= day);
  const uma = UMA.findLast(({ vigente_desde }) => vigente_desde <= day);
  if (wage === undefined || uma === undefined) return null;
  // The minimum wage is of its calendar year; the UMA runs from February to January (Ley UMA art. 5).
  if (yearOf(wage.vigente_desde) !== yearOf(day)) return null;
  if (day >= `${yearOf(uma.vigente_desde) + 1}-02-01`) return null;
  return { floor: new Decimal(wage[zone]), cap: new Decimal(uma.diaria).times(SBC_CAP_UMA) };
}
