/** What the worker that reads and its caller say to each other. */
import { workbookMessages } from '@lienzo/schema/capture/workbook-messages';
import { z } from 'zod';
import type { WorkbookChunk } from '../workbook-content.ts';
import type { RefusalReason } from '../workbook-refusal.ts';
import type { ReadingLimits } from './reading-limits.ts';

const refusalReason = z.custom<RefusalReason>(
  (value) => typeof value === 'string' && Object.hasOwn(workbookMessages.refusals, value),
);

const refusalScope = z.object({ sheet: z.string(), cell: z.string() });

/** The worker is ours, so of a piece, which may have thousands of cells, only the outside is looked at. */
const chunk = z.custom<WorkbookChunk>((value) => typeof value === 'object' && value !== null);

export const readingMessage = z.union([
  z.object({ piece: chunk }),
  z.object({ refused: refusalReason, place: refusalScope.optional(), cause: z.string() }),
  z.object({ done: z.literal(true) }),
]);
export type ReadingMessage = z.infer<typeof readingMessage>;

const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const readingLimits = z.custom<ReadingLimits>((value) => typeof value === 'object' && value !== null);
export const readingTask = z.object({ bytes: fileBytes, limits: readingLimits });
export type ReadingTask = z.infer<typeof readingTask>;

/** Pieces that wait for the caller; the worker pauses when there are as many. */
export const WINDOW = 2;
