/** How a result came about: one record per rule that decided something, made only when somebody asks. */
import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import type { TraceInput, TraceRule } from '../../rule-messages/trace-messages.ts';
import type { FigureKind } from '../figures/payroll-figures.ts';

/** Raised when the shape of records changes. */
export const TRACE_VERSION = 1;
/** Raised when the same input gives another result. */
export const ENGINE_VERSION = 4;

export const traceRecord = z.object({
  rule: z.string(),
  /** The article of the law, or the convention of the payroll. */
  article: z.string(),
  /** The concept of the line that it made; null: it made none. */
  concept: z.string().nullable(),
  /** By where they come from: `person.salaries`, `settings.absence_share`, or the rule's own step. */
  inputs: z.record(z.string(), z.string()),
  figures: z.array(z.object({ kind: z.string(), vigente_desde: z.string(), fuente: z.string() })),
  base: z.string().nullable(),
  rate: z.string().nullable(),
  unrounded: z.string().nullable(),
  rounded: z.string().nullable(),
  /** Rules or concepts whose results it used. */
  depends_on: z.array(z.string()),
});
export type TraceRecord = z.infer<typeof traceRecord>;

export const traceDocument = z.object({
  version: z.literal(TRACE_VERSION),
  engine: z.literal(ENGINE_VERSION),
  records: z.array(traceRecord),
});
export type TraceDocument = z.infer<typeof traceDocument>;

/** Receives the records of a calculation; without one none is made. */
export type Recorder = (record: TraceRecord) => void;

/** A recorder that keeps everything. */
export function traceRecorder(): { record: Recorder; document: TraceDocument } {
  const records: TraceRecord[] = [];
  return {
    record: (one) => {
      records.push(one);
    },
    document: { version: TRACE_VERSION, engine: ENGINE_VERSION, records },
  };
}

type Source = { vigente_desde: string; fuente: string };

/** A record as rules write it: decimals and numbers as they are, what is absent left out. */
export type TraceDraft = {
  rule: TraceRule;
  article: string;
  concept?: string;
  inputs?: Readonly<Partial<Record<TraceInput, Decimal | string | number>>>;
  figures?: readonly (readonly [FigureKind, Source])[];
  base?: Decimal;
  rate?: Decimal;
  unrounded?: Decimal;
  rounded?: Decimal;
  depends_on?: readonly string[];
};

const textOf = (value: Decimal | undefined): string | null => (value === undefined ? null : value.toString());

export const recordOf = (draft: TraceDraft): TraceRecord => ({
  rule: draft.rule,
  article: draft.article,
  concept: draft.concept ?? null,
  inputs: Object.fromEntries(Object.entries(draft.inputs ?? {}).map(([key, value]) => [key, String(value)])),
  figures: (draft.figures ?? []).map(([kind, { vigente_desde, fuente }]) => ({
    kind,
    vigente_desde,
    fuente,
  })),
  base: textOf(draft.base),
  rate: textOf(draft.rate),
  unrounded: textOf(draft.unrounded),
  rounded: textOf(draft.rounded),
  depends_on: [...(draft.depends_on ?? [])],
});
