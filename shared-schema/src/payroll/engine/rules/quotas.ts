/** Social security: the days that count in each calendar month, the quotas of all branches, and who pays the worker's. */

import { Decimal } from 'decimal.js';
import { calculationMessages as texts } from '../../../rule-messages/calculation-messages.ts';
import { traceMessages } from '../../../rule-messages/trace-messages.ts';
import { figureOn } from '../../figures/figure-on.ts';
import { daysBetween, monthEnd, monthOf, yearOf } from '../../plain-date.ts';
import { addLine, type Context, netSoFar, note, report } from '../context.ts';
import { atLeastZero, decimalOf, InvalidInput, inCents, shareOf, sum } from '../decimals.ts';
import { isMinimumWage } from '../exemptions.ts';
import { PAY_CONCEPTS } from '../pay-concepts.ts';
import {
  type BranchQuota,
  countedAbsences,
  limitedSbc,
  type QuotaSpan,
  quotasOf,
} from '../social-security.ts';
import type { SalarySpan } from '../worked-days.ts';

const conventionTexts = traceMessages.conventions;

/** The days on which an absence still reduces the quotas: the first seven of a calendar month. */
function countedAbsenceDays(context: Context): Set<string> {
  const { input, days, date } = context;
  const limit = figureOn(input.figures, 'cuotas_imss', date).ausencias_maximas;
  const byMonth = new Map<string, string[]>();
  for (const { date: day } of days.absences) {
    const dates = byMonth.get(day.slice(0, 7));
    if (dates === undefined) byMonth.set(day.slice(0, 7), [day]);
    else dates.push(day);
  }
  const counted = new Set<string>();
  let beyond = 0;
  for (const [month, dates] of byMonth) {
    const most = countedAbsences(dates.length, input.month.absences[month] ?? 0, limit);
    for (const day of dates.slice(0, most)) counted.add(day);
    beyond += dates.length - most;
  }
  if (beyond > 0) report(context, 'info', 'faltas_sin_efecto', texts.absencesOverLimit(beyond, limit));
  return counted;
}

/** Each salary's days by calendar month, as the EMA counts them. */
function quotaSpans(context: Context): QuotaSpan[] {
  const counted = countedAbsenceDays(context);
  const { days, input, date, conventions } = context;
  const limits = { figures: input.figures, date, zone: input.settings.zone };
  const spanOf = (salary: SalarySpan, from: string, to: string): QuotaSpan => {
    const isIn = (day: string): boolean => from <= day && day <= to;
    const calendar = daysBetween(from, to) + 1;
    const isWhole = from === salary.from && to === salary.to;
    const disabilities = days.disabilities.filter(isIn).length;
    const absences = [...counted].filter(isIn).length;
    const ofPeriod = isWhole ? salary.paid.toNumber() : calendar;
    const enrolled = conventions.quota_days === 'periodo' ? ofPeriod : calendar;
    // The days that a convention leaves out of a long month are not those of an absence or a disability.
    return {
      sbc: limitedSbc(salary.sbc, limits),
      days: Math.max(enrolled, absences + disabilities),
      absences,
      disabilities,
    };
  };
  return days.salaries.flatMap((salary) => {
    const end = monthEnd(yearOf(salary.from), monthOf(salary.from));
    if (end >= salary.to || conventions.quota_days === 'periodo')
      return [spanOf(salary, salary.from, salary.to)];
    return monthsOf(salary.from, salary.to).map(([from, to]) => spanOf(salary, from, to));
  });
}

/** The parts of a time that lie in one calendar month each. */
function monthsOf(from: string, to: string): [string, string][] {
  const parts: [string, string][] = [];
  for (let start = from; start <= to; ) {
    const end = monthEnd(yearOf(start), monthOf(start));
    parts.push([start, end < to ? end : to]);
    const next =
      monthOf(start) === 12
        ? `${yearOf(start) + 1}-01`
        : `${start.slice(0, 5)}${String(monthOf(start) + 1).padStart(2, '0')}`;
    start = `${next}-01`;
  }
  return parts;
}

/** LSS 25 to 211: quotas of both; LSS 36: at the minimum wage the employer pays the worker's too. */
export function quotaRule(context: Context): void {
  const { input, date, days, conventions } = context;
  const spans = quotaSpans(context);
  const { zone, risk_premium: riskPremium } = input.settings;
  if (decimalOf(riskPremium, 'settings.risk_premium').isNegative())
    throw new InvalidInput('settings.risk_premium', riskPremium);
  context.quotas = quotasOf({ figures: input.figures, date, zone, riskPremium, spans });
  context.employerPaysWorker =
    days.salaries.length > 0 && days.salaries.every(({ daily }) => isMinimumWage(input, daily));
  const worker =
    conventions.quota_rounding === 'por_concepto'
      ? sum(context.quotas.map((quota) => quota.worker))
      : inCents(sum(context.quotas.map(exactWorker)));
  if (!context.employerPaysWorker) deductQuotas(context, worker);
  noteQuotas(context, spans);
}

/** Of who is absent all the time there is nothing to deduct of; the employer pays it to the IMSS all the same. */
function deductQuotas(context: Context, worker: Decimal): void {
  const taken = atLeastZero(Decimal.min(worker, netSoFar(context)));
  addLine(context, {
    concept: PAY_CONCEPTS.imss,
    kind: 'Deducción',
    units: new Decimal(context.quotas.find(({ branch }) => branch === 'cesantia_vejez')?.days ?? 0),
    amount: taken,
  });
  if (taken.lessThan(worker))
    report(
      context,
      'warning',
      'cuota_no_descontada',
      texts.quotaNotDeducted(worker.toFixed(2), taken.toFixed(2)),
    );
}

const exactWorker = ({ base, workerPercent }: BranchQuota): Decimal =>
  workerPercent === null ? new Decimal(0) : base.times(shareOf(workerPercent));

function noteQuotas(context: Context, spans: readonly QuotaSpan[]): void {
  const { input, date, conventions } = context;
  for (const { branch, days, base, employer, worker, employerPercent, workerPercent } of context.quotas)
    note(context, () => ({
      rule: `cuota_${branch}`,
      article: 'LSS arts. 25, 28, 31, 36, 106, 107, 147, 168 y 211',
      ...(workerPercent === null || context.employerPaysWorker ? {} : { concept: PAY_CONCEPTS.imss }),
      inputs: {
        days,
        'person.sbc': spans.map(({ sbc }) => sbc.toFixed(2)).join(', '),
        employer,
        worker,
        worker_percent: workerPercent ?? '0',
        convention: [
          conventionTexts[conventions.quota_days],
          conventionTexts[conventions.quota_rounding],
        ].join(', '),
      },
      figures: [
        ['cuotas_imss', figureOn(input.figures, 'cuotas_imss', date)],
        ['uma', figureOn(input.figures, 'uma', date)],
        ...(branch === 'cesantia_vejez'
          ? ([['cesantia_vejez', figureOn(input.figures, 'cesantia_vejez', date)]] as const)
          : []),
      ],
      base,
      rate: new Decimal(employerPercent),
      rounded: employer,
    }));
}
