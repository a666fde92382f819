/** What the thread that reads a file back and its caller say to each other. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import { z } from 'zod';
import type { ReadText } from './read-text.ts';
import type { ReadSheet } from './read-xlsx.ts';

const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
export const readBackTask = z.object({ format: renderFormat, bytes: fileBytes });

/** The thread is ours, so of values, of which there may be thousands, only the outside is looked at. */
const readText = z.custom<ReadText>((value) => typeof value === 'object' && value !== null);
const readSheets = z.custom<ReadSheet[]>((value) => Array.isArray(value));
export const readBack = z.discriminatedUnion('format', [
  z.object({ format: z.enum(['pdf', 'docx']), read: readText }),
  z.object({ format: z.literal('xlsx'), sheets: readSheets }),
]);
export type ReadBack = z.infer<typeof readBack>;
