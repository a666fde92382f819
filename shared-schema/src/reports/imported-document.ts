/** What is read of a document of another program, before it becomes a report. */
import { z } from 'zod';
import { orientation, pageSetup } from '../report/report.ts';
import { inlineNode, richText, textAlign } from '../report/rich-text.ts';

export const DOCUMENT_FORMATS = ['docx', 'xlsx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Extensions of the files that are read. */
export const DOCUMENT_EXTENSIONS = DOCUMENT_FORMATS.map((format) => `.${format}`);

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/**
 * A cell of a table. `text` is what the document shows. `value` is the typed value where the document has one: a number in
 * plain decimal notation, a day as `YYYY-MM-DD`.
 */
export const importedCell = z.object({
  text: z.string(),
  type: z.enum(['text', 'number', 'date', 'time', 'duration', 'boolean']),
  value: z.string(),
  bold: z.literal(true).optional(),
  color: hexColor.optional(),
  background: hexColor.optional(),
  align: textAlign.optional(),
  /** Columns and rows that it covers, when more than one. */
  columns: z.int().min(2).optional(),
  rows: z.int().min(2).optional(),
});
export type ImportedCell = z.infer<typeof importedCell>;

export const importedTable = z.object({
  kind: z.literal('table'),
  /** Rows at its top that are headings. */
  header_rows: z.int().min(0),
  /** Widths of the columns in relation to each other; empty when the document has none. */
  widths: z.array(z.number().positive()),
  /** All of the same length; null: covered by a merged cell. */
  rows: z.array(z.array(importedCell.nullable())),
});
export type ImportedTable = z.infer<typeof importedTable>;

export const importedBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    align: textAlign.optional(),
    content: z.array(inlineNode),
  }),
  z.object({
    kind: z.literal('paragraph'),
    align: textAlign.optional(),
    /** An item of a list; `level` from 0. */
    list: z.object({ ordered: z.boolean(), level: z.int().min(0).max(8) }).optional(),
    content: z.array(inlineNode),
  }),
  importedTable,
  z.object({
    kind: z.literal('picture'),
    /** Its position among the pictures of the document. */
    image: z.string(),
    name: z.string(),
    alt: z.string(),
    /** In points; null: as wide as the page. */
    width: z.number().positive().nullable(),
  }),
  z.object({ kind: z.literal('page_break') }),
]);
export type ImportedBlock = z.infer<typeof importedBlock>;
export type ImportedTextBlock = Extract<ImportedBlock, { kind: 'heading' | 'paragraph' }>;

/** Something of the document that the report does not have, and where it was. */
export const importLoss = z.object({ position: z.string(), reason: z.string() });
export type ImportLoss = z.infer<typeof importLoss>;

export const importedDocument = z.object({
  format: z.enum(DOCUMENT_FORMATS),
  /** Its own title; '' when it has none. */
  title: z.string(),
  /** null: the document does not say. */
  pages: z.int().nullable(),
  orientation,
  margins: pageSetup.shape.margins.nullable(),
  header: richText.nullable(),
  footer: richText.nullable(),
  blocks: z.array(importedBlock),
  losses: z.array(importLoss),
  /** Losses beside those that are listed. */
  more_losses: z.int(),
});
export type ImportedDocument = z.infer<typeof importedDocument>;
