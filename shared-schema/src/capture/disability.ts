/** Certificates of disability: what may be chosen, what one lacks, and its days (specification 3 §3, §5). */
import { addDays } from '../payroll/plain-date.ts';

/** The concepts of the specification, with the numbers of its calls. */
export const DISABILITY_CONCEPTS = { maternity: 314, generalIllness: 316, workRisk: 318 } as const;
type DisabilityConcept = (typeof DISABILITY_CONCEPTS)[keyof typeof DISABILITY_CONCEPTS];

/** I: initial, C: subsequent. */
export type DisabilityType = 'I' | 'C';

export const FOLIO = /^[A-Z]{2}\d{6}$/;

const OF_ILLNESS: Record<DisabilityType, readonly number[]> = { I: [1, 2], C: [3, 4] };
const CONTROLS: Record<DisabilityConcept, Record<DisabilityType, readonly number[]>> = {
  314: { I: [7], C: [8, 9] },
  316: OF_ILLNESS,
  318: OF_ILLNESS,
};

/** 1 accident at work, 2 on the way, 3 occupational illness. */
const RISKS: readonly number[] = [1, 2, 3];
const HAS_SEQUEL = 1;
const SEQUELS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** As a person fills it in: null is empty. */
export type DisabilityDraft = {
  incapacidad: DisabilityConcept;
  tipo_incapacidad: DisabilityType | null;
  tipo_control: number | null;
  tipo_riesgo: number | null;
  tipo_secuela: number | null;
  /** `YYYY-MM-DD`. */
  fecha_incapacidad: string | null;
  dias_incapacidad: number | null;
  folio: string;
  /** The evidence; null: none yet. */
  archivo: string | null;
};

/** The controls that can be chosen for a kind and a type. */
export const controlsOf = (concept: DisabilityConcept, type: DisabilityType): readonly number[] =>
  CONTROLS[concept][type];

export const needsRisk = (concept: DisabilityConcept): boolean => concept === DISABILITY_CONCEPTS.workRisk;

export const needsSequel = (concept: DisabilityConcept, risk: number | null): boolean =>
  needsRisk(concept) && risk === HAS_SEQUEL;

export type DisabilityProblem = 'required' | 'minimum' | 'date_first' | 'format' | 'not_offered';

/** What a certificate lacks, by field; empty when it can be saved. */
export function disabilityProblems(
  draft: DisabilityDraft,
): Partial<Record<keyof DisabilityDraft, DisabilityProblem>> {
  const { incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela } = draft;
  const matches: [keyof DisabilityDraft, DisabilityProblem | null][] = [
    ['tipo_incapacidad', tipo_incapacidad === null ? 'required' : null],
    ['tipo_control', chosen(tipo_control, tipo_incapacidad && controlsOf(incapacidad, tipo_incapacidad))],
    ['tipo_riesgo', needsRisk(incapacidad) ? chosen(tipo_riesgo, RISKS) : null],
    ['tipo_secuela', needsSequel(incapacidad, tipo_riesgo) ? chosen(tipo_secuela, SEQUELS) : null],
    ['fecha_incapacidad', draft.fecha_incapacidad === null ? 'required' : null],
    ['dias_incapacidad', daysProblem(draft)],
    ['folio', draft.folio === '' ? 'required' : FOLIO.test(draft.folio) ? null : 'format'],
    ['archivo', draft.archivo === null ? 'required' : null],
  ];
  return Object.fromEntries(matches.filter(([, problem]) => problem !== null));
}

const chosen = (value: number | null, offered: readonly number[] | null): DisabilityProblem | null => {
  if (value === null) return 'required';
  return offered === null || offered.includes(value) ? null : 'not_offered';
};

function daysProblem({ dias_incapacidad, fecha_incapacidad }: DisabilityDraft): DisabilityProblem | null {
  if (dias_incapacidad === null) return 'required';
  if (fecha_incapacidad === null) return 'date_first';
  return Number.isSafeInteger(dias_incapacidad) && dias_incapacidad >= 1 ? null : 'minimum';
}

/** What the calls send: 0 where a kind has no risk or no sequel. */
export const sentRisk = ({ incapacidad, tipo_riesgo }: DisabilityDraft): number =>
  needsRisk(incapacidad) ? (tipo_riesgo ?? 0) : 0;
export const sentSequel = ({ incapacidad, tipo_riesgo, tipo_secuela }: DisabilityDraft): number =>
  needsSequel(incapacidad, tipo_riesgo) ? (tipo_secuela ?? 0) : 0;

export type DisabilitySpan = { folio: string; fecha_incapacidad: string; dias_incapacidad: number };

/** The days of a certificate, of which a call sends one record each. */
export const disabilityDays = ({ fecha_incapacidad, dias_incapacidad }: DisabilitySpan): string[] =>
  Array.from({ length: dias_incapacidad }, (_, at) => addDays(fecha_incapacidad, at));

/** The folios that more than one certificate has. */
export function repeatedFolios(spans: readonly DisabilitySpan[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { folio } of spans) (seen.has(folio) ? repeated : seen).add(folio);
  return [...repeated];
}

/** Those of one employee's certificates that begin on a day of an earlier one, or of one that begins with them. */
export function overlapping<Span extends DisabilitySpan>(spans: readonly Span[]): Span[] {
  let reach = '';
  const later: Span[] = [];
  for (const span of byFirstDay(spans)) {
    if (span.fecha_incapacidad <= reach) later.push(span);
    const last = lastDayOf(span);
    if (last > reach) reach = last;
  }
  return later;
}

/** Those of `spans` on whose days one of `others` begins. */
export function interrupted<Span extends DisabilitySpan>(
  spans: readonly Span[],
  others: readonly DisabilitySpan[],
): Span[] {
  const starts = others.map(({ fecha_incapacidad }) => fecha_incapacidad).toSorted();
  let at = 0;
  return byFirstDay(spans).filter((span) => {
    while ((starts[at] ?? '9999-12-31') < span.fecha_incapacidad) at += 1;
    const next = starts[at];
    return next !== undefined && next <= lastDayOf(span);
  });
}

const byFirstDay = <Span extends DisabilitySpan>(spans: readonly Span[]): Span[] =>
  spans.toSorted((one, other) => compareDays(one.fecha_incapacidad, other.fecha_incapacidad));
const compareDays = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The last day of a certificate. */
export const lastDayOf = ({ fecha_incapacidad, dias_incapacidad }: Omit<DisabilitySpan, 'folio'>): string =>
  addDays(fecha_incapacidad, dias_incapacidad - 1);
