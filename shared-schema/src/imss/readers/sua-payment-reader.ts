/**
 * Reads the payment file of SUA (`.SUA`) record by record. The positions come from one description (M): until one real
 * file has been read they are to be confirmed, so they are data here. Parts that nobody described are not read.
 */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { isValidNss } from '../../payroll/nss.ts';
import { imssReaderMessages as texts } from '../../rule-messages/imss-reader-messages.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { amountOfDigits, dayOfDigits } from '../records/read-record.ts';
import type { ReadLine } from './line-splitter.ts';
import { shownName } from './read-names.ts';

/** Branches in the order of the record of a worker; each takes seven digits there, nine among the totals. */
const BRANCHES = [
  'cuota_fija',
  'excedente',
  'prestaciones_dinero',
  'gastos_medicos',
  'riesgos',
  'invalidez_vida',
  'guarderias',
] as const;
export type SuaBranch = (typeof BRANCHES)[number];

/** From 0, the end excluded, as the file was described. */
const EMPLOYER = {
  register: [2, 13],
  rfc: [14, 26],
  period: [26, 32],
  folio: [32, 38],
  name: [38, 88],
} as const;
const WORKER = {
  register: [2, 13],
  period: [26, 32],
  nss: [32, 43],
  rfc: [43, 56],
  curp: [56, 74],
  credit: [74, 84],
  credit_start: [84, 92],
  name: [94, 144],
  sbc: [144, 151],
  days: [153, 155],
  disability: [155, 157],
  absence: [157, 159],
} as const;
const WORKER_BRANCHES = { start: 159, width: 7 };
const TOTAL_BRANCHES = { start: 59, width: 9 };
const SLOTS = { start: 2, width: 38, most: 7 };

export type SuaPaymentWorker = {
  line: number;
  register: string;
  /** `YYYYMM`. */
  period: string;
  nss: string;
  name: string;
  rfc: string | null;
  curp: string | null;
  sbc: string;
  days: number;
  disability: number;
  absence: number;
  credit: { number: string; from: string | null } | null;
  /** Employer and worker together, exact decimals. */
  quotas: Record<SuaBranch, string>;
};

export type SuaPaymentRow =
  | { kind: 'employer'; register: string; rfc: string; period: string; name: string }
  | { kind: 'worker'; worker: SuaPaymentWorker }
  /** `value`: days, or a salary with its decimals, as the type says. */
  | {
      kind: 'movements';
      movements: { nss: string; type: string; date: string | null; folio: string; value: string }[];
    };

type Outcome = { row: SuaPaymentRow | null; findings: ImssFinding[] };

/** Holds sums only: the totals of the file are compared with those of its workers. */
export class SuaPaymentReader {
  readonly #sums = new Map<SuaBranch, Decimal>();

  read({ number, text, is_cut }: ReadLine): Outcome {
    if (text.trim() === '') return { row: null, findings: [] };
    if (is_cut) return refused(number, 'too_long', texts.tooLong, text);
    switch (text.slice(0, 2)) {
      case '02': {
        const [register, rfc, period] = [
          cut(text, EMPLOYER.register),
          cut(text, EMPLOYER.rfc),
          cut(text, EMPLOYER.period),
        ];
        if (!isPeriod(period))
          return refused(number, 'period', texts.day(texts.fields.periodo ?? ''), period);
        return {
          row: { kind: 'employer', register, rfc, period, name: shownName(cut(text, EMPLOYER.name)) },
          findings: [],
        };
      }
      case '03':
        return this.#readWorker(number, text);
      case '04':
        return { row: { kind: 'movements', movements: slotsOf(text) }, findings: [] };
      case '05':
        return { row: null, findings: this.#compareTotals(number, text) };
      case '06':
        return { row: null, findings: [] };
      default:
        return refused(number, 'foreign', texts.foreign, text);
    }
  }

  #readWorker(line: number, text: string): Outcome {
    const end = WORKER_BRANCHES.start + WORKER_BRANCHES.width * BRANCHES.length;
    if (text.length < end) return refused(line, 'truncated', texts.truncated(text.length, end), text);
    const nss = cut(text, WORKER.nss);
    if (!/^\d{11}$/.test(nss)) return refused(line, 'nss_form', texts.nssForm, nss);
    const name = shownName(cut(text, WORKER.name).replaceAll('$', ' '));
    const about = { nss, person_number: null, name };
    const sbc = amountOfDigits(cut(text, WORKER.sbc));
    const counts = [WORKER.days, WORKER.disability, WORKER.absence].map((field) => cut(text, field));
    const amounts = branchesOf(text, WORKER_BRANCHES);
    if (sbc === null || sbc === 'wrong' || amounts === null || counts.some((count) => !/^\d+$/.test(count))) {
      const wrong = texts.amount(texts.fields.sbc ?? '');
      return {
        row: null,
        findings: [
          findingOf(about, { code: 'wrong_amount', severity: 'error', line, value: text, ...wrong }),
        ],
      };
    }
    for (const branch of BRANCHES)
      this.#sums.set(branch, (this.#sums.get(branch) ?? new ExactDecimal(0)).plus(amounts[branch]));
    const credit = cut(text, WORKER.credit);
    const start = dayOfDigits(cut(text, WORKER.credit_start));
    const [days = 0, disability = 0, absence = 0] = counts.map(Number);
    const worker: SuaPaymentWorker = {
      line,
      register: cut(text, WORKER.register),
      period: cut(text, WORKER.period),
      nss,
      name,
      rfc: cut(text, WORKER.rfc) || null,
      curp: cut(text, WORKER.curp) || null,
      sbc,
      days,
      disability,
      absence,
      credit: /^0*$/.test(credit) ? null : { number: credit, from: start === 'wrong' ? null : start },
      quotas: amounts,
    };
    const findings = isValidNss(nss)
      ? []
      : [findingOf(about, { code: 'nss_digit', severity: 'warning', line, ...texts.nssDigit })];
    return { row: { kind: 'worker', worker }, findings };
  }

  #compareTotals(line: number, text: string): ImssFinding[] {
    const totals = branchesOf(text, TOTAL_BRANCHES);
    if (totals === null)
      return refused(line, 'wrong_total', texts.amount(texts.fields.total ?? ''), text).findings;
    return BRANCHES.flatMap((branch) => {
      const sum = this.#sums.get(branch) ?? new ExactDecimal(0);
      if (sum.equals(totals[branch])) return [];
      const said = texts.totals(texts.branches[branch] ?? branch, sum.toFixed(2), totals[branch]);
      return [
        findingOf(null, {
          code: `total_${branch}`,
          severity: 'warning',
          line,
          value: totals[branch],
          ...said,
        }),
      ];
    });
  }
}

const cut = (text: string, [start, end]: readonly [number, number]): string => text.slice(start, end).trim();
const isPeriod = (text: string): boolean => /^\d{4}(0[1-9]|1[0-2])$/.test(text);

function refused(line: number, code: string, said: { message: string; fix: string }, value: string): Outcome {
  return { row: null, findings: [findingOf(null, { code, severity: 'error', line, value, ...said })] };
}

function branchesOf(
  text: string,
  { start, width }: { start: number; width: number },
): Record<SuaBranch, string> | null {
  const amounts = BRANCHES.map((_, at) => {
    const digits = text.slice(start + at * width, start + (at + 1) * width);
    return digits.length === width ? amountOfDigits(digits) : 'wrong';
  });
  const [cuota_fija, excedente, prestaciones_dinero, gastos_medicos, riesgos, invalidez_vida, guarderias] =
    amounts.map((amount) => (amount === 'wrong' ? null : amount));
  const known = {
    cuota_fija,
    excedente,
    prestaciones_dinero,
    gastos_medicos,
    riesgos,
    invalidez_vida,
    guarderias,
  };
  return isComplete(known) ? known : null;
}

const isComplete = (
  amounts: Record<SuaBranch, string | null | undefined>,
): amounts is Record<SuaBranch, string> =>
  Object.values(amounts).every((amount) => typeof amount === 'string');

function slotsOf(text: string) {
  const slots = Array.from({ length: SLOTS.most }, (_, at) =>
    text.slice(SLOTS.start + at * SLOTS.width, SLOTS.start + (at + 1) * SLOTS.width),
  );
  return slots
    .filter((slot) => /^\d{11}/.test(slot))
    .map((slot) => {
      const day = dayOfDigits(slot.slice(13, 21));
      return {
        nss: slot.slice(0, 11),
        type: slot.slice(11, 13),
        date: day === 'wrong' ? null : day,
        folio: slot.slice(21, 29).trim(),
        value: slot.slice(29, 38).trim(),
      };
    });
}
