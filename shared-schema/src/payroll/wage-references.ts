/** UMA (INEGI, each February) and minimum wage (CONASAMI, each January), in pesos as decimal text. */
import { Decimal } from 'decimal.js';
import { type Dated, inForce } from './figures/in-force.ts';

type Uma = Dated & { diaria: string; mensual: string; anual: string };

export const UMA: readonly Uma[] = [
  { vigente_desde: '2024-02-01', diaria: '108.57', mensual: '3300.53', anual: '39606.36' },
  { vigente_desde: '2025-02-01', diaria: '113.14', mensual: '3439.46', anual: '41273.52' },
  { vigente_desde: '2026-02-01', diaria: '117.31', mensual: '3566.22', anual: '42794.64' },
];

type MinimumWage = Dated & { general: string; frontera: string };

export const MINIMUM_WAGE: readonly MinimumWage[] = [
  { vigente_desde: '2024-01-01', general: '248.93', frontera: '374.89' },
  { vigente_desde: '2025-01-01', general: '278.80', frontera: '419.88' },
  { vigente_desde: '2026-01-01', general: '315.04', frontera: '440.87' },
];

const figures = new Map<string, Decimal>();

/** A figure of the tables above; each is made into a decimal once. */
function figure(text: string): Decimal {
  const known = figures.get(text);
  if (known !== undefined) return known;
  const made = new Decimal(text);
  figures.set(text, made);
  return made;
}

/** The daily UMA in force on a day. */
export const dailyUma = (day: string): Decimal => figure(inForce(UMA, day).diaria);

/** The monthly UMA in force on a day. */
export const monthlyUma = (day: string): Decimal => figure(inForce(UMA, day).mensual);

/** The general minimum wage a day in force on a day. */
export const minimumWage = (day: string): Decimal => figure(inForce(MINIMUM_WAGE, day).general);
