/**
 * What a CFDI de nómina 1.2 made of a result would be refused for, as far as the product has the data (`payroll-figures.md`
 * §10): it is told with the calculation, while it can still be put right. Contract, regime and risk class are not kept.
 */
import { stampingMessages as texts } from '../../rule-messages/stamping-messages.ts';
import { isValidClabe } from '../clabe.ts';
import { isValidCurp } from '../curp.ts';
import { isValidNss } from '../nss.ts';
import { isGenericRfc, rfcProblem } from '../rfc.ts';
import type { ConceptRule } from './calculation-input.ts';
import type { PayLine } from './calculation-result.ts';
import { decimalOf } from './decimals.ts';

export type StampedPerson = {
  human_id: string | null;
  name: string;
  rfc: string;
  curp: string;
  ssn: string;
  codigo_postal: string;
  /** '': paid otherwise. */
  clabe: string;
};

/** Keys of people in the company are 1 to 15 characters, the name 1 to 254. */
const MAX_NUMBER = 15;
const MAX_NAME = 254;

/** What is missing or wrong of a person, in words; the order is that of the form. */
export function personStampingProblems(person: StampedPerson): string[] {
  const { human_id, name, rfc, curp, ssn, codigo_postal, clabe } = person;
  const number = (human_id ?? '').trim();
  return [
    ...(number === '' || number.length > MAX_NUMBER ? [texts.number] : []),
    ...(name.trim() === '' || name.length > MAX_NAME ? [texts.name] : []),
    ...(rfcProblem(rfc) !== null || isGenericRfc(rfc) ? [texts.rfc] : []),
    ...(isValidCurp(curp) ? [] : [texts.curp]),
    ...(isValidNss(ssn) ? [] : [texts.nss]),
    ...(/^\d{5}$/.test(codigo_postal) ? [] : [texts.postcode]),
    ...(clabe === '' || isValidClabe(clabe) ? [] : [texts.clabe]),
  ];
}

/** Codes of the SAT's catalogues, by the kind of a concept; incidents are no part of the document. */
const CODES: Readonly<Record<Exclude<ConceptRule['kind'], 'Incidencia'>, (code: number) => boolean>> = {
  Percepción: (code) =>
    within(code, 1, 6) || within(code, 9, 15) || within(code, 19, 39) || within(code, 44, 56),
  Deducción: (code) => within(code, 1, 113),
  'Otro pago': (code) => within(code, 1, 9) || code === 999,
};
const within = (code: number, first: number, last: number): boolean => code >= first && code <= last;

/** Characters of a concept's key and name in the document. */
const KEY = { min: 3, max: 15 } as const;
const MAX_CONCEPT = 100;

/** What is wrong of a concept that is paid or deducted, in words. */
export function conceptStampingProblems({
  key,
  kind,
  cfdi_code,
  description,
}: Pick<ConceptRule, 'key' | 'kind' | 'cfdi_code'> & { description: string }): string[] {
  if (kind === 'Incidencia') return [];
  const isCode = cfdi_code !== null && /^\d{3}$/.test(cfdi_code) && CODES[kind](Number(cfdi_code));
  const length = [...description.trim()].length;
  return [
    ...(isCode ? [] : [texts.code(kind)]),
    ...(key.length >= KEY.min && key.length <= KEY.max ? [] : [texts.key]),
    ...(length >= 1 && length <= MAX_CONCEPT ? [] : [texts.description]),
  ];
}

export type StampedPay = {
  lines: readonly PayLine[];
  concepts: Readonly<Record<string, Pick<ConceptRule, 'kind' | 'cfdi_code'>>>;
  days_paid: string;
  /** Whether hours of overtime, and days of disability, of the period are known. */
  hasOvertime: boolean;
  hasDisability: boolean;
};

const OVERTIME = '019';
const PAID_DISABILITY = '014';
const DEDUCTED_DISABILITY = '006';

/** What of the amounts would be refused, a sentence each. */
export function payStampingProblems({
  lines,
  concepts,
  days_paid,
  hasOvertime,
  hasDisability,
}: StampedPay): string[] {
  const paid = lines.filter(({ kind, amount }) => kind !== 'Incidencia' && !isZero(amount));
  const has = (kind: PayLine['kind'], code: string): boolean =>
    paid.some((line) => line.kind === kind && concepts[line.concept]?.cfdi_code === code);
  const negative = [
    ...new Set(
      paid.flatMap(({ concept, amount }) => (decimalOf(amount, concept).isNegative() ? [concept] : [])),
    ),
  ];
  const needsDisability = has('Percepción', PAID_DISABILITY) || has('Deducción', DEDUCTED_DISABILITY);
  return [
    ...negative.map(texts.negative),
    ...(paid.length > 0 && !decimalOf(days_paid, 'days_paid').greaterThan(0) ? [texts.noDays] : []),
    ...(has('Percepción', OVERTIME) && !hasOvertime ? [texts.noHours] : []),
    ...(needsDisability && !hasDisability ? [texts.noDisability] : []),
  ];
}

const isZero = (amount: string): boolean => decimalOf(amount, 'amount').isZero();
