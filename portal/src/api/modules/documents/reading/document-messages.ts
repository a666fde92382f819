/** What the worker that reads a document and its caller say to each other. */
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { z } from 'zod';
import type { DocumentRefusalReason } from '../document-refusal.ts';
import type { PictureFile } from './picture-list.ts';

const refusalReason = z.custom<DocumentRefusalReason>(
  (value) => typeof value === 'string' && Object.hasOwn(documentImportMessages.refusals, value),
);
/** The worker is ours, so of what it read only the outside is looked at. */
const document = z.custom<ImportedDocument>((value) => typeof value === 'object' && value !== null);
const pictures = z.custom<PictureFile[]>((value) => Array.isArray(value));

export const documentMessage = z.union([
  z.object({ document, pictures }),
  z.object({ refused: refusalReason, cause: z.string() }),
]);
export type DocumentMessage = z.infer<typeof documentMessage>;

export const documentTask = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
