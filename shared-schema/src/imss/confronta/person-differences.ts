/** In what one person differs between the two sides, and why that may be. */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { imssConfrontaMessages as texts } from '../../rule-messages/imss-confronta-messages.ts';
import { slashedDate } from '../../rule-messages/slashed-date.ts';
import { QUOTA_KEYS, type QuotaKey } from '../readers/quota-keys.ts';
import { isSameName } from '../readers/read-names.ts';
import { DAY_BRANCHES, type DayBranch } from './branch-days.ts';
import { DAYS_OF_QUOTA, type SideCredit, type SideMovement, type SidePerson } from './confronta-side.ts';
import type { Cause, Difference } from './difference.ts';

/** `quotas`: listed apart, because small ones are not. */
export type Compared = { differences: Difference[]; quotas: Difference[]; amount: Decimal };

/** @param both the person on our side and on theirs. */
export function comparePerson(ours: SidePerson, theirs: SidePerson): Compared {
  const movements = movementDifferences(ours, theirs);
  const salary = salaryDifference(ours, theirs, movements);
  const counts = [
    ...countDifference('incapacidades', 'incapacidad', ours.disabilities, theirs.disabilities),
    ...countDifference('ausencias', 'ausencia', ours.absences, theirs.absences),
  ];
  const days = dayDifferences(ours, theirs, movements, counts);
  const credit = creditDifference(ours.credit, theirs.credit);
  const differences = [
    ...nameDifference(ours, theirs),
    ...movements,
    ...salary,
    ...counts,
    ...days,
    ...credit,
  ];
  const { quotas, amount } = quotaDifferences(ours, theirs, differences);
  return { differences, quotas, amount };
}

const CAUSE_OF_TYPE = { '08': 'alta', '07': 'cambio_salario', '02': 'baja' } as const;

/** Another name on the other side, or in two rows that one side has of the NSS. */
function nameDifference(ours: SidePerson, theirs: SidePerson): Difference[] {
  const isRepeated = ours.other_name !== null || theirs.other_name !== null;
  const isOther = ours.name !== null && theirs.name !== null && !isSameName(ours.name, theirs.name);
  if (!isRepeated && !isOther) return [];
  const shown = { ours: namesOf(ours), theirs: namesOf(theirs) };
  return [{ subject: 'nombre', branch: null, ...shown, amount: null, causes: ['nombre'] }];
}

const namesOf = ({ name, other_name }: SidePerson): string | null =>
  other_name === null ? name : `${name} / ${other_name}`;

/** Movements that one side lacks, or has with another day or salary. */
function movementDifferences(
  { movements: ours, dropped }: SidePerson,
  { movements: theirs, dropped: alsoDropped }: SidePerson,
): Difference[] {
  if (ours === null || theirs === null) return [];
  if (dropped + alsoDropped > 0) {
    const counts = { ours: String(ours.length + dropped), theirs: String(theirs.length + alsoDropped) };
    return [{ subject: 'movimiento', branch: null, ...counts, amount: null, causes: ['sin_explicacion'] }];
  }
  const left = [...theirs];
  const unmatched = ours.filter((movement) => {
    const at = left.findIndex((other) => isSameMovement(movement, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const pairs = unmatched.map((movement) => {
    const at = left.findIndex(({ type }) => type === movement.type);
    return differenceOf(movement, at < 0 ? null : (left.splice(at, 1)[0] ?? null));
  });
  return [...pairs, ...left.map((movement) => differenceOf(null, movement))];
}

function isSameMovement(one: SideMovement, other: SideMovement): boolean {
  if (one.type !== other.type || one.date !== other.date) return false;
  // A side that states no salary agrees with any.
  return one.sbc === null || other.sbc === null || one.type === '02' || isSameAmount(one.sbc, other.sbc);
}

const differenceOf = (ours: SideMovement | null, theirs: SideMovement | null): Difference => ({
  subject: 'movimiento',
  branch: null,
  ours: ours === null ? null : shownMovement(ours),
  theirs: theirs === null ? null : shownMovement(theirs),
  amount: null,
  causes: [CAUSE_OF_TYPE[ours?.type ?? theirs?.type ?? '07']],
});

const shownMovement = ({ type, date, sbc, origin }: SideMovement): string =>
  [
    texts.movements[type],
    slashedDate(date),
    ...(sbc === null || type === '02' ? [] : [`$${new ExactDecimal(sbc).toFixed(2)}`]),
    ...(origin == null ? [] : [`(${origin})`]),
  ].join(' ');

/** Up to so many digits a number has one shortest text, so that no exact decimal is needed to compare two. */
const EXACT_DIGITS = 15;

const isSameAmount = (one: string, other: string): boolean => {
  if (one === other) return true;
  return one.length <= EXACT_DIGITS && other.length <= EXACT_DIGITS
    ? Number(one) === Number(other)
    : new ExactDecimal(one).equals(other);
};

const less = (ours: string, theirs: string): string => new ExactDecimal(ours).minus(theirs).toFixed();

function salaryDifference(
  { sbc: ours }: SidePerson,
  { sbc: theirs }: SidePerson,
  movements: readonly Difference[],
): Difference[] {
  if (ours === null || theirs === null || isSameAmount(ours, theirs)) return [];
  const causes = causesOf(movements);
  // Somebody hired with another salary has no change of it.
  const cause: Cause =
    causes.includes('alta') && !causes.includes('cambio_salario') ? 'alta' : 'cambio_salario';
  return [{ subject: 'sbc', branch: null, ours, theirs, amount: less(ours, theirs), causes: [cause] }];
}

function countDifference(
  subject: 'incapacidades' | 'ausencias',
  cause: Cause,
  ours: number | null,
  theirs: number | null,
): Difference[] {
  if (ours === null || theirs === null || ours === theirs) return [];
  const texts = { ours: String(ours), theirs: String(theirs), amount: String(ours - theirs) };
  return [{ subject, branch: null, ...texts, causes: [cause] }];
}

/**
 * Days by branch. Employment changes all, disabilities all but retiro and INFONAVIT, absences all but enfermedad; so the
 * branches tell by themselves which of the three it is, where a side states them.
 */
function dayDifferences(
  ours: SidePerson,
  theirs: SidePerson,
  movements: readonly Difference[],
  counts: readonly Difference[],
): Difference[] {
  const deltas: Partial<Record<DayBranch, number>> = {};
  for (const branch of DAY_BRANCHES) {
    const [one, other] = [ours.days[branch], theirs.days[branch]];
    if (one !== undefined && other !== undefined) deltas[branch] = one - other;
  }
  const { enfermedad, riesgos, retiro = deltas.infonavit } = deltas;
  const known =
    enfermedad === undefined || riesgos === undefined || retiro === undefined
      ? null
      : sharesOf(enfermedad, riesgos, retiro);
  const stated = [
    ...causesOf(counts),
    ...employmentCauses(movements),
    ...(known === null ? ownCauses(ours, theirs, { enfermedad, retiro }) : []),
  ];
  return DAY_BRANCHES.flatMap((branch) => {
    const delta = deltas[branch] ?? 0;
    if (delta === 0) return [];
    const likely = known === null ? stated : causesOfShares(known, movements);
    const causes = likely.filter((cause) => AFFECTED[branch].includes(cause));
    const texts = {
      ours: String(ours.days[branch]),
      theirs: String(theirs.days[branch]),
      amount: String(delta),
    };
    return [{ subject: 'dias', branch, ...texts, causes: causes.length > 0 ? causes : ['sin_explicacion'] }];
  });
}

/**
 * Causes that days by branch and what our side alone knows point to: the emission states days of enfermedad and retiro, and
 * neither disabilities nor absences. Days that both branches lack are of employment.
 */
function ownCauses(
  ours: SidePerson,
  theirs: SidePerson,
  { enfermedad = 0, retiro }: { enfermedad: number | undefined; retiro: number | undefined },
): Cause[] {
  const disabled = theirs.disabilities === null && isExplained(ours.disabilities, enfermedad, retiro);
  const absent = theirs.absences === null && isExplained(ours.absences, retiro ?? 0, enfermedad);
  const employment = theirs.movements === null ? (ours.movements ?? []) : [];
  return [
    ...(disabled ? (['incapacidad'] as const) : []),
    ...(absent ? (['ausencia'] as const) : []),
    ...employment.flatMap(({ type }): Cause[] => (type === '07' ? [] : [type === '08' ? 'alta' : 'baja'])),
  ];
}

/**
 * Whether days that only one branch counts tell why it differs: we count fewer by what we know, or the IMSS does, while
 * the branch that counts them not is the same.
 */
const isExplained = (known: number | null, delta: number, other: number | undefined): boolean =>
  (delta < 0 && known !== null && -delta <= known) || (delta > 0 && other === 0);

type Shares = { employed: number; disabled: number; absent: number };

const sharesOf = (enfermedad: number, riesgos: number, retiro: number): Shares => {
  const employed = enfermedad + retiro - riesgos;
  return { employed, disabled: employed - enfermedad, absent: employed - retiro };
};

function causesOfShares({ employed, disabled, absent }: Shares, movements: readonly Difference[]): Cause[] {
  return [
    ...(employed !== 0 ? employmentCauses(movements) : []),
    ...(disabled !== 0 ? (['incapacidad'] as const) : []),
    ...(absent !== 0 ? (['ausencia'] as const) : []),
  ];
}

const employmentCauses = (movements: readonly Difference[]): Cause[] =>
  causesOf(movements).filter((cause) => cause === 'alta' || cause === 'baja');

/** What changes the days of each branch. */
const AFFECTED: Readonly<Record<DayBranch, readonly Cause[]>> = {
  enfermedad: ['alta', 'baja', 'incapacidad'],
  riesgos: ['alta', 'baja', 'incapacidad', 'ausencia'],
  retiro: ['alta', 'baja', 'ausencia'],
  infonavit: ['alta', 'baja', 'ausencia'],
};

function creditDifference(
  ours: SideCredit | 'none' | null,
  theirs: SideCredit | 'none' | null,
): Difference[] {
  if (ours === null || theirs === null || isSameCredit(ours, theirs)) return [];
  return [
    {
      subject: 'credito',
      branch: null,
      ours: shownCredit(ours),
      theirs: shownCredit(theirs),
      amount: null,
      causes: ['credito'],
    },
  ];
}

function isSameCredit(one: SideCredit | 'none', other: SideCredit | 'none'): boolean {
  if (one === 'none' || other === 'none') return one === other;
  const isSame = (a: string | null, b: string | null, same: (x: string, y: string) => boolean) =>
    a === null || b === null || same(a, b);
  const isSameText = (a: string, b: string) => a === b;
  return (
    // A workbook that has it as a number has lost its zeros in front.
    withoutZeros(one.number) === withoutZeros(other.number) &&
    isSame(one.type, other.type, isSameText) &&
    isSame(one.value, other.value, isSameAmount)
  );
}

const withoutZeros = (number: string): string => number.replace(/^0+/, '');

const shownCredit = (credit: SideCredit | 'none'): string | null =>
  credit === 'none'
    ? null
    : [credit.number, credit.type, credit.value].filter((part) => part !== null).join(' ');

function quotaDifferences(ours: SidePerson, theirs: SidePerson, others: readonly Difference[]) {
  const quotas: Difference[] = [];
  let amount = new ExactDecimal(0);
  for (const key of QUOTA_KEYS) {
    const [one, other] = [ours.quotas[key], theirs.quotas[key]];
    if (one === undefined || other === undefined || isSameAmount(one, other)) continue;
    const delta = new ExactDecimal(one).minus(other);
    amount = amount.plus(delta);
    const stated = quotaCauses(key, others);
    const causes = stated.length > 0 || !delta.isNegative() ? stated : unstatedCauses(key, ours, theirs);
    const payment: Cause = delta.isNegative() ? 'pago_de_menos' : 'pago_de_mas';
    quotas.push({
      subject: 'cuota',
      branch: key,
      ours: one,
      theirs: other,
      amount: delta.toFixed(),
      causes: causes.length > 0 ? causes : [payment],
    });
  }
  return { quotas, amount };
}

/** Of a quota that we count for fewer days, where the other side states neither those days nor what reduces them. */
function unstatedCauses(key: QuotaKey, ours: SidePerson, theirs: SidePerson): Cause[] {
  const branch = DAYS_OF_QUOTA[key];
  if (branch === null ? !isOfSalary(ours.credit) : theirs.days[branch] !== undefined) return [];
  const known: Cause[] = [
    ...((ours.disabilities ?? 0) > 0 && theirs.disabilities === null ? (['incapacidad'] as const) : []),
    ...((ours.absences ?? 0) > 0 && theirs.absences === null ? (['ausencia'] as const) : []),
  ];
  return branch === null ? known : known.filter((cause) => AFFECTED[branch].includes(cause));
}

/** A percentage, which loses the days without salary. */
const isOfSalary = (credit: SidePerson['credit']): boolean =>
  credit !== null && credit !== 'none' && credit.type === '1';

/** What changes a quota, of what differs: its days and the salary, or the credit. */
function quotaCauses(key: QuotaKey, others: readonly Difference[]): Cause[] {
  const branch = DAYS_OF_QUOTA[key];
  if (branch === null) return causesOf(others.filter(({ subject }) => subject === 'credito'));
  const days = others.filter((one) => one.subject === 'dias' && one.branch === branch);
  // The flat quota is of the UMA, whatever the salary is.
  if (key === 'cuota_fija') return causesOf(days);
  const salary = others.filter(
    ({ subject, causes }) =>
      subject === 'sbc' || (subject === 'movimiento' && causes.includes('cambio_salario')),
  );
  return [...new Set([...causesOf(days), ...causesOf(salary)])];
}

/** Those of all differences, each once. */
export const causesOf = (differences: readonly Difference[]): Cause[] => [
  ...new Set(differences.flatMap(({ causes }) => causes)),
];
