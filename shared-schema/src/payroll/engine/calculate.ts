/** One person's pay: rules over a context, one after another; the same for one person and for all (PAYROLL §4). */
import { calculationMessages as texts } from '../../rule-messages/calculation-messages.ts';
import { MissingFigure, missingFigures } from '../figures/figure-on.ts';
import type { CalculationInput, ConceptRule, ProcessKind } from './calculation-input.ts';
import type { CalculationFinding, CalculationResult } from './calculation-result.ts';
import { type Context, netSoFar, note, type Rule, report } from './context.ts';
import { choiceInWords, conventionKeys, conventionSource, conventionsOn } from './conventions.ts';
import { InvalidInput, ZERO } from './decimals.ts';
import type { FindingCode } from './finding-codes.ts';
import { EMPTY_RESULT, resultOf } from './result-of.ts';
import {
  capturedDeductionRule,
  capturedPaymentRule,
  correctionRule,
  overtimeRule,
  remainingOverrideRule,
  reportUnpaid,
} from './rules/captured.ts';
import { alimonyRule, consumerCreditRule, housingRule } from './rules/credits.ts';
import { formulaRule } from './rules/formulas.ts';
import { reportPaidTwice } from './rules/paid-twice.ts';
import { quotaRule } from './rules/quotas.ts';
import { dayIncidentRule, salaryRule, vacationRule } from './rules/salary.ts';
import { aguinaldoRule, pendingVacationRule, separationRule, settledInput } from './rules/settlement.ts';
import { subsidyLineRule, withholdingRule } from './rules/withholding.ts';
import type { Recorder } from './trace.ts';
import { workedDays } from './worked-days.ts';

const PAYMENTS: readonly ConceptRule['kind'][] = ['Percepción', 'Otro pago'];
const DEDUCTIONS: readonly ConceptRule['kind'][] = ['Deducción'];

const CAPTURED_PAYMENTS: readonly Rule[] = [reportUnpaid, capturedPaymentRule, correctionRule(PAYMENTS)];
const FORMULA_PAYMENTS = formulaRule(PAYMENTS);
const FORMULA_DEDUCTIONS = formulaRule(DEDUCTIONS);
const CAPTURED_DEDUCTIONS: readonly Rule[] = [
  capturedDeductionRule,
  correctionRule(DEDUCTIONS),
  remainingOverrideRule(DEDUCTIONS),
];
/** Days that the ordinary payroll pays are not paid twice. */
const whenSalaryIsDue =
  (rule: Rule): Rule =>
  (context) => {
    if (context.input.settlement?.pays_salary !== false) rule(context);
  };

const SETTLEMENT: readonly Rule[] = [
  whenSalaryIsDue(salaryRule),
  vacationRule,
  overtimeRule,
  pendingVacationRule,
  aguinaldoRule,
  separationRule,
  ...CAPTURED_PAYMENTS,
  dayIncidentRule,
  remainingOverrideRule(PAYMENTS),
  whenSalaryIsDue(quotaRule),
  withholdingRule,
  subsidyLineRule,
  alimonyRule,
  housingRule,
  consumerCreditRule,
  ...CAPTURED_DEDUCTIONS,
];
const WITHHELD: readonly Rule[] = [
  remainingOverrideRule(PAYMENTS),
  withholdingRule,
  alimonyRule,
  ...CAPTURED_DEDUCTIONS,
];

/** In the order in which they need each other's results. */
const RULES: Record<ProcessKind, readonly Rule[]> = {
  ordinario: [
    salaryRule,
    vacationRule,
    overtimeRule,
    ...CAPTURED_PAYMENTS,
    FORMULA_PAYMENTS,
    dayIncidentRule,
    remainingOverrideRule(PAYMENTS),
    quotaRule,
    withholdingRule,
    subsidyLineRule,
    alimonyRule,
    housingRule,
    consumerCreditRule,
    FORMULA_DEDUCTIONS,
    ...CAPTURED_DEDUCTIONS,
  ],
  aguinaldo: [aguinaldoRule, ...CAPTURED_PAYMENTS, ...WITHHELD],
  ptu: [...CAPTURED_PAYMENTS, ...WITHHELD],
  finiquito: SETTLEMENT,
  liquidacion: SETTLEMENT,
  captura: [...CAPTURED_PAYMENTS, ...WITHHELD],
};

/** Processes that pay only who is employed in their period. */
const NEEDS_EMPLOYMENT: readonly ProcessKind[] = ['ordinario', 'aguinaldo', 'finiquito', 'liquidacion'];

/**
 * Calculates one person. Pure: the same input gives the same result, with and without a recorder.
 * @param recorder receives how each step came about.
 * @returns never throws for a person's data: what is wrong is a finding, and an error leaves the person without lines
 * (a negative net and days that are paid twice keep them, to be looked at).
 */
export function calculate(input: CalculationInput, recorder?: Recorder): CalculationResult {
  try {
    return calculated(input, recorder);
  } catch (error) {
    const [code, message] = problemOf(error, input);
    const finding: CalculationFinding = { severity: 'error', person: input.person.id, code, message };
    return { ...EMPTY_RESULT, findings: [finding] };
  }
}

function calculated(input: CalculationInput, recorder: Recorder | undefined): CalculationResult {
  const { payment_date } = input.period;
  const missing = missingFigures(input.figures, payment_date);
  if (missing.length > 0)
    return {
      ...EMPTY_RESULT,
      findings: missing.map((kind) => ({
        ...{ severity: 'error', person: input.person.id, code: 'falta_cifra' },
        message: new MissingFigure(kind, payment_date).message,
      })),
    };
  const { input: settled, alsoEnded } = settledInput(input);
  const context = contextOf(settled, recorder);
  if (context.days.employed === 0 && NEEDS_EMPLOYMENT.includes(input.process)) {
    const { initial_date, end_date } = input.period;
    report(context, 'warning', 'fuera_del_periodo', texts.notEmployed(initial_date, end_date));
    return { ...EMPTY_RESULT, findings: context.findings };
  }
  for (const rule of RULES[input.process]) rule(context);
  if (context.findings.some(({ severity }) => severity === 'error'))
    return { ...EMPTY_RESULT, findings: context.findings };
  noteConventions(context);
  if (alsoEnded !== null) report(context, 'warning', 'otra_baja_en_el_periodo', texts.alsoEnded(alsoEnded));
  reportPaidTwice(context, input.person.employments);
  const net = netSoFar(context);
  if (net.isNegative()) report(context, 'error', 'neto_negativo', texts.negativeNet(net.toFixed(2)));
  return resultOf(context);
}

function contextOf(input: CalculationInput, recorder: Recorder | undefined): Context {
  const date = input.period.payment_date;
  const conventions = conventionsOn(input.settings.conventions, date);
  return {
    ...{ input, date, conventions, recorder },
    days: workedDays(input, conventions),
    ...{ lines: [], findings: [], quotas: [], exemptions: new Map() },
    employerPaysWorker: false,
    isr: ZERO,
    subsidy: { caused: ZERO, used: ZERO },
  };
}

/** Last: the choices of the payroll, and since when they hold. */
function noteConventions(context: Context): void {
  const { conventions, date, input } = context;
  note(context, () => ({
    rule: 'convenios',
    article: conventionSource(input.settings.conventions, date),
    inputs: Object.fromEntries(conventionKeys.map((key) => [key, choiceInWords(conventions, key)])),
  }));
}

/** What is a person's or a year's data; anything else is a fault of the program and is thrown on. */
function problemOf(error: unknown, input: CalculationInput): [code: FindingCode, message: string] {
  if (error instanceof MissingFigure) return ['falta_cifra', error.message];
  if (error instanceof InvalidInput)
    return error.field === 'person.salaries'
      ? ['sin_salario', texts.noSalary(error.value === '' ? input.period.end_date : error.value)]
      : ['dato_invalido', texts.invalidInput(error.field, error.value)];
  // What is no calendar day (`plain-date`).
  if (error instanceof RangeError) return ['dato_invalido', texts.invalidInput('fecha', error.message)];
  throw error;
}
