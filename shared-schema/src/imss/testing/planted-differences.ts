/**
 * Two sides of a comparison with differences planted into them, made of whole cents and a generator of its own: shares
 * nothing with the comparison but the shape of a row.
 */
import type { SideRow } from '../confronta/confronta-side.ts';
import type { Cause, DifferenceSubject } from '../confronta/difference.ts';

/** Numbers from 0 up to a limit, the same for a seed (mulberry32). */
export function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** What a side knows of a person; money in cents. */
type Draft = {
  nss: string;
  name: string;
  sbc: number;
  employed: number;
  absences: number;
  disabilities: number;
  movements: { type: '02' | '07' | '08'; date: string; sbc: number | null }[];
  credit: { number: string; type: string; value: number } | null;
  /** Cents more in a quota than the formula gives. */
  extra: Partial<Record<'riesgos' | 'retiro' | 'amortizacion', number>>;
};

type Plant = { nss: string; kind: string; subject: DifferenceSubject; cause: Cause };

const money = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
/** Millionths of a base of cents, to the cent. */
const share = (base: number, millionths: number): number => Math.round((base * millionths) / 1_000_000);

/** A row by the law's days and percentages, computed here in whole numbers. */
export function rowOf(draft: Draft): SideRow {
  const absent = Math.min(7, draft.absences);
  const sick = draft.employed - draft.disabilities;
  const risk = sick - absent;
  const paid = draft.employed - absent;
  const over = draft.sbc > 35_193 ? draft.sbc - 35_193 : 0;
  const { sbc, extra, credit } = draft;
  const quotas = {
    cuota_fija: share(11_731 * sick, 204_000),
    excedente_patronal: share(over * sick, 11_000),
    excedente_obrero: share(over * sick, 4000),
    prestaciones_dinero_patronal: share(sbc * sick, 7000),
    prestaciones_dinero_obrero: share(sbc * sick, 2500),
    gastos_medicos_patronal: share(sbc * sick, 10_500),
    gastos_medicos_obrero: share(sbc * sick, 3750),
    riesgos: share(sbc * risk, 5000) + (extra.riesgos ?? 0),
    invalidez_vida_patronal: share(sbc * risk, 17_500),
    invalidez_vida_obrero: share(sbc * risk, 6250),
    guarderias: share(sbc * risk, 10_000),
    retiro: share(sbc * paid, 20_000) + (extra.retiro ?? 0),
    cesantia_vejez_patronal: share(sbc * risk, 75_130),
    cesantia_vejez_obrero: share(sbc * risk, 11_250),
    aportacion: share(sbc * paid, 50_000),
    amortizacion: (credit === null ? 0 : credit.value * 2) + (extra.amortizacion ?? 0),
  };
  return {
    nss: draft.nss,
    name: draft.name,
    from: '2026-07-01',
    movements: draft.movements.map(({ type, date, sbc: base }) => ({
      type,
      date,
      sbc: base === null ? null : money(base),
    })),
    sbc: money(sbc),
    days: { enfermedad: sick, riesgos: risk, retiro: paid, infonavit: paid },
    absences: draft.absences,
    disabilities: draft.disabilities,
    credit:
      credit === null ? 'none' : { number: credit.number, type: credit.type, value: money(credit.value) },
    quotas: Object.fromEntries(Object.entries(quotas).map(([key, cents]) => [key, money(cents)])),
  };
}

const NAMES = ['NUÑEZ EK ANA', 'PEREZ GOMEZ JUAN', 'IÑIGUEZ X LU', 'DE LA PEÑA RIOS MARIA JOSE'];

export function aDraft(random: (limit: number) => number, at: number): Draft {
  return {
    nss: String(10_000_000_000 + at * 7919),
    name: NAMES[random(NAMES.length)] ?? '',
    sbc: 32_000 + random(250_000),
    employed: 31,
    absences: random(4) === 0 ? random(4) : 0,
    disabilities: random(5) === 0 ? random(8) : 0,
    movements: random(3) === 0 ? [{ type: '07', date: '2026-07-01', sbc: 40_000 }] : [],
    credit:
      random(3) === 0
        ? { number: String(1_000_000_000 + random(99_999)), type: '2', value: 100_000 + random(50_000) }
        : null,
    extra: {},
  };
}

/** What is changed of somebody who is alike on both sides. */
type Change = (draft: Draft) => Partial<Draft>;
type Planter = {
  subject: DifferenceSubject;
  cause: Cause;
  /** The side that has the person; without it both. */
  only?: 'ours' | 'theirs';
  ours?: Change;
  theirs?: Change;
};

const movement = (type: '02' | '07' | '08', date: string, sbc: number | null): Partial<Draft> => ({
  movements: [{ type, date, sbc }],
});
const none: Change = () => ({ movements: [] });
const credit =
  (number: string, value: number): Change =>
  () => ({ credit: { number, type: '2', value } });

/** Every kind of difference. */
export const PLANTERS: Readonly<Record<string, Planter>> = {
  'incapacidad que el IMSS no tiene': {
    subject: 'incapacidades',
    cause: 'incapacidad',
    ours: ({ disabilities }) => ({ disabilities: disabilities + 5 }),
  },
  'incapacidad que no tenemos': {
    subject: 'incapacidades',
    cause: 'incapacidad',
    theirs: ({ disabilities }) => ({ disabilities: disabilities + 3 }),
  },
  'ausencia que el IMSS no tiene': {
    subject: 'ausencias',
    cause: 'ausencia',
    ours: ({ absences }) => ({ absences: absences + 2 }),
  },
  'ausencia que no tenemos': {
    subject: 'ausencias',
    cause: 'ausencia',
    theirs: ({ absences }) => ({ absences: absences + 1 }),
  },
  'alta sin presentar': {
    subject: 'existencia',
    cause: 'alta',
    only: 'ours',
    ours: ({ sbc }) => movement('08', '2026-07-10', sbc),
  },
  'alta que no conocemos': {
    subject: 'existencia',
    cause: 'alta',
    only: 'theirs',
    theirs: ({ sbc }) => movement('08', '2026-07-10', sbc),
  },
  'alta con otra fecha': {
    subject: 'movimiento',
    cause: 'alta',
    ours: ({ sbc }) => ({ ...movement('08', '2026-07-06', sbc), employed: 26 }),
    theirs: ({ sbc }) => ({ ...movement('08', '2026-07-08', sbc), employed: 24 }),
  },
  'baja sin presentar': {
    subject: 'movimiento',
    cause: 'baja',
    ours: () => ({ ...movement('02', '2026-07-20', null), employed: 20 }),
    theirs: none,
  },
  'baja que sigue vigente': { subject: 'existencia', cause: 'baja', only: 'theirs', theirs: none },
  'cambio de salario sin presentar': {
    subject: 'movimiento',
    cause: 'cambio_salario',
    ours: ({ sbc }) => ({ ...movement('07', '2026-07-01', sbc + 5000), sbc: sbc + 5000 }),
    theirs: none,
  },
  'salario distinto sin movimiento': {
    subject: 'sbc',
    cause: 'cambio_salario',
    ours: ({ sbc }) => ({ sbc: sbc + 1 }),
  },
  'cambio de salario con otra fecha': {
    subject: 'movimiento',
    cause: 'cambio_salario',
    ours: ({ sbc }) => ({ ...movement('07', '2026-07-01', sbc), extra: { riesgos: 4000 } }),
    theirs: ({ sbc }) => movement('07', '2026-07-16', sbc),
  },
  'pago de más': { subject: 'cuota', cause: 'pago_de_mas', ours: () => ({ extra: { riesgos: 1000 } }) },
  'pago de menos': { subject: 'cuota', cause: 'pago_de_menos', ours: () => ({ extra: { retiro: -2000 } }) },
  'amortización de más': {
    subject: 'cuota',
    cause: 'pago_de_mas',
    ours: () => ({ extra: { amortizacion: 1500 } }),
  },
  'cuotas que se compensan': {
    subject: 'cuota',
    cause: 'pago_de_mas',
    ours: () => ({ extra: { riesgos: 900, retiro: -900 } }),
  },
  'crédito que el IMSS no tiene': {
    subject: 'credito',
    cause: 'credito',
    ours: credit('1234567890', 150_000),
    theirs: () => ({ credit: null }),
  },
  'crédito con otro valor': {
    subject: 'credito',
    cause: 'credito',
    ours: credit('1234567890', 150_000),
    theirs: credit('1234567890', 150_100),
  },
  'crédito con otro número': {
    subject: 'credito',
    cause: 'credito',
    ours: credit('1234567890', 150_000),
    theirs: credit('1234567891', 150_000),
  },
  'nombre distinto': { subject: 'nombre', cause: 'nombre', ours: () => ({ name: 'NUÑO EK ANA' }) },
};

/** A row in two, as an emission has them when somebody has a movement. */
function split(row: SideRow, random: (limit: number) => number): SideRow[] {
  if (random(3) !== 0) return [row];
  const cents = (text: string) => Math.round(Number(text) * 100);
  const first: SideRow = {
    ...row,
    from: null,
    sbc: '300.00',
    movements: [],
    absences: 0,
    disabilities: 0,
    days: {},
    quotas: {},
  };
  const second: SideRow = { ...row, days: {}, quotas: {} };
  for (const [branch, days] of Object.entries(row.days)) {
    const part = random(Math.abs(days) + 1);
    Object.assign(first.days, { [branch]: part });
    Object.assign(second.days, { [branch]: days - part });
  }
  for (const [key, amount] of Object.entries(row.quotas)) {
    const part = random(Math.abs(cents(amount)) + 1);
    Object.assign(first.quotas, { [key]: money(part) });
    Object.assign(second.quotas, { [key]: money(cents(amount) - part) });
  }
  return [first, second];
}

const shuffled = <Item>(items: readonly Item[], random: (limit: number) => number): Item[] =>
  items
    .map((item) => ({ item, key: random(1_000_000_000) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);

/** @param planted how many of the people differ; the kinds take turns. */
export function plantedSides(people: number, planted: number, seed: number) {
  const random = randomOf(seed);
  const kinds = Object.entries(PLANTERS);
  const numbers = Array.from({ length: people }, (_, at) => at);
  const chosen = new Set(shuffled(numbers, random).slice(0, planted));
  const [ours, theirs]: [SideRow[], SideRow[]] = [[], []];
  const plants: Plant[] = [];
  for (const at of numbers) {
    const draft = aDraft(random, at);
    const [kind = '', planter] = (chosen.has(at) && kinds[plants.length % kinds.length]) || [];
    if (planter !== undefined)
      plants.push({ nss: draft.nss, kind, subject: planter.subject, cause: planter.cause });
    // Cents that nobody looks at.
    const one =
      planter === undefined
        ? { ...draft, extra: { riesgos: random(500) } }
        : { ...draft, ...planter.ours?.(draft) };
    const other = { ...draft, ...planter?.theirs?.(draft) };
    // Ñ as each program writes it.
    const name = other.name.replaceAll('Ñ', 'Ñ#/N'.charAt(random(4)));
    if (planter?.only !== 'theirs') ours.push(...split(rowOf(one), random));
    if (planter?.only !== 'ours') theirs.push(...split(rowOf({ ...other, name }), random));
  }
  return { ours: inOtherOrder(ours), theirs, plants };
}

/** Rows of one NSS stay in their order; people need not. */
const inOtherOrder = (rows: readonly SideRow[]): SideRow[] =>
  rows.toSorted((one, other) => Number(one.nss.slice(4)) - Number(other.nss.slice(4)));
