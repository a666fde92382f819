/** What reading back the files of a report has found ("Comprobado"). */
import { z } from 'zod';
import { renderFormat } from '../api/render-contract.ts';

/** Rows of each item that are compared. */
export const PROOF_ROWS = 500;
/** Differences that are kept. */
export const PROOF_DIFFERENCES = 20;

export const proofDifference = z.object({
  format: renderFormat,
  /** The name of the item's table of data. */
  item: z.string(),
  /** '' where it stands in no column. */
  column: z.string(),
  /** From 1; null: the column's total, the subtotal of `group`, or what belongs to no row. */
  row: z.int().nullable(),
  /** The name of a group of rows. */
  group: z.string().optional(),
  /** '' for what belongs nowhere. */
  expected: z.string(),
  /** '' where the value is nowhere. */
  found: z.string(),
});
export type ProofDifference = z.infer<typeof proofDifference>;

export const reportProof = z.object({
  /** `failed`: it could not be compared; `problem` says why. */
  state: z.enum(['proved', 'differs', 'failed']),
  checked_at: z.string(),
  /** How many rows were compared. */
  rows: z.int(),
  /** How many values stand in the files as they must, those of PDF, Word and Excel together. */
  values: z.int(),
  /** Whether the report has more than those. */
  more: z.boolean(),
  differences: z.array(proofDifference),
  problem: z.string().nullable(),
});
export type ReportProof = z.infer<typeof reportProof>;
