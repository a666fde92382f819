/** Signatures: a line to sign on, and below it who signs. */
import { z } from 'zod';
import { itemBase } from './item-base.ts';
import { type RichText, richText } from './rich-text.ts';

/** Side by side. */
export const MAX_SIGNATURES = 3;
/** Room above the line, in points. */
export const MIN_SIGNATURE_ROOM = 12;
export const MAX_SIGNATURE_ROOM = 144;

export const firma = z.object({
  id: z.string().regex(/^firma-[a-z0-9-]{1,60}$/),
  /** Typed, or a column of the row that the page is printed for. */
  quien: richText,
  puesto: richText,
});
export type Firma = z.infer<typeof firma>;

export const firmaItem = z.object({
  ...itemBase,
  nombre: z.literal('firma'),
  firmas: z.array(firma).min(1).max(MAX_SIGNATURES),
  /** Room to sign above the line, in points. */
  espacio: z.number().min(MIN_SIGNATURE_ROOM).max(MAX_SIGNATURE_ROOM),
});
export type FirmaItem = z.infer<typeof firmaItem>;

/** The fields of a signature, in the order in which they are read. */
export const SIGNATURE_FIELDS = ['quien', 'puesto'] as const satisfies (keyof Firma)[];
export type SignatureField = (typeof SIGNATURE_FIELDS)[number];

/** The name of a signature's text among the texts of its item. */
export const signaturePart = ({ id }: Firma, field: SignatureField): string => `${id}.${field}`;

const EMPTY: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [] }] };

export const newSignature = (): Firma => ({
  id: `firma-${crypto.randomUUID().slice(0, 8)}`,
  quien: EMPTY,
  puesto: EMPTY,
});
