/** What the rules of a calculation work on: the input, the days, and the lines made so far. */
import type { Decimal } from 'decimal.js';
import type { CalculationInput, ConceptRule } from './calculation-input.ts';
import type { CalculationFinding, ExemptionUse, PayLine } from './calculation-result.ts';
import type { Conventions } from './conventions.ts';
import { decimalOf, inCents, ZERO } from './decimals.ts';
import type { FindingCode } from './finding-codes.ts';
import type { BranchQuota } from './social-security.ts';
import { type Recorder, recordOf, type TraceDraft } from './trace.ts';
import type { WorkedDays } from './worked-days.ts';

/** By which rule the taxed part of a line is taxed: with the period, by RLISR 174, or as separation pay. */
export type TaxGroup = 'ordinario' | 'extraordinario' | 'separacion';

export type DraftLine = {
  concept: string;
  kind: PayLine['kind'];
  units: Decimal;
  amount: Decimal;
  exempt: Decimal;
  taxGroup: TaxGroup;
  override: PayLine['override'];
  corrects: string | null;
};

export type Context = {
  input: CalculationInput;
  /** The day of payment: it decides the figures. */
  date: string;
  conventions: Conventions;
  recorder: Recorder | undefined;
  days: WorkedDays;
  lines: DraftLine[];
  findings: CalculationFinding[];
  quotas: BranchQuota[];
  /** Whether the employer pays the worker's quotas (LSS 36). */
  employerPaysWorker: boolean;
  exemptions: Map<ExemptionUse['kind'], { before: Decimal; used: Decimal; limit: Decimal }>;
  isr: Decimal;
  subsidy: { caused: Decimal; used: Decimal };
};

/** A step of the calculation. */
export type Rule = (context: Context) => void;

/** Records a step when somebody listens; `draft` is not computed otherwise. */
export function note({ recorder }: Context, draft: () => TraceDraft): void {
  recorder?.(recordOf(draft()));
}

export function report(
  { findings, input }: Context,
  severity: CalculationFinding['severity'],
  code: FindingCode,
  message: string,
): void {
  findings.push({ severity, person: input.person.id, code, message });
}

/** `amount` is rounded here, and replaced by what was set by hand. `exemptOf`: the exempt part of the amount paid. */
export type NewLine = {
  concept: string;
  kind: PayLine['kind'];
  units: Decimal;
  amount: Decimal;
  exemptOf?: (amount: Decimal) => Decimal;
  taxGroup?: TaxGroup;
  corrects?: string;
};

/** Adds a line unless nothing is paid by it; returns its amount. */
export function addLine(context: Context, line: NewLine): Decimal {
  const set = line.corrects === undefined ? overrideOf(context, line.concept) : undefined;
  // What was set by hand is the whole of a concept.
  if (set !== undefined && context.lines.some(isOwnLine(line.concept))) return ZERO;
  const amount = inCents(set === undefined ? line.amount : decimalOf(set.amount, line.concept));
  if (amount.isZero() && set === undefined) return ZERO;
  const exempt = line.kind === 'Percepción' ? (line.exemptOf?.(amount) ?? ZERO) : ZERO;
  context.lines.push({
    ...{ concept: line.concept, kind: line.kind, units: line.units, amount },
    exempt: inCents(exempt),
    taxGroup: line.taxGroup ?? 'ordinario',
    override: set === undefined ? null : { author: set.author, reason: set.reason },
    corrects: line.corrects ?? null,
  });
  return amount;
}

/** Lines of a concept that are no corrections of another period. */
export const isOwnLine =
  (concept: string) =>
  (line: DraftLine): boolean =>
    line.concept === concept && line.corrects === null;

/** What was set by hand for a concept. */
export const overrideOf = ({ input }: Context, concept: string) =>
  input.overrides.find((one) => one.concept === concept);

/** The rule of a concept; of one that nobody describes, a fully taxed amount. */
export const conceptOf = ({ input }: Context, key: string): ConceptRule | undefined => input.concepts[key];

export const amountOfKind = ({ lines }: Context, kind: PayLine['kind']): Decimal =>
  lines.reduce((total, line) => (line.kind === kind ? total.plus(line.amount) : total), ZERO);

/** What is left to deduct of. */
export const netSoFar = (context: Context): Decimal =>
  amountOfKind(context, 'Percepción')
    .plus(amountOfKind(context, 'Otro pago'))
    .minus(amountOfKind(context, 'Deducción'));

export const taxableOf = ({ kind, amount, exempt }: DraftLine): Decimal =>
  kind === 'Percepción' ? amount.minus(exempt) : ZERO;
