/** What the worker that compares a file and its caller say to each other. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import { proofDifference } from '@lienzo/schema/reports/report-proof';
import { z } from 'zod';
import type { ProofSource } from './compare-file.ts';

const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
/** The caller is ours, so of rows, of which there may be thousands, only the outside is looked at. */
const proofSource = z.custom<ProofSource>((value) => typeof value === 'object' && value !== null);
export const comparison = z.object({ format: renderFormat, bytes: fileBytes, source: proofSource });

export const fileProof = z.object({ differences: z.array(proofDifference), values: z.int() });
