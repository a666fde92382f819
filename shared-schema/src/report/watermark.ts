/** What stands behind the pages of a report: a watermark, and the colour of the paper. */
import { z } from 'zod';
import { parseHex } from '../data/color.ts';
import { paperMessages } from '../rule-messages/paper-messages.ts';
import type { BackgroundPicture } from './background-picture.ts';

/** Characters of a watermark; a longer one would be too small to read. What is longer is kept until it is shortened. */
export const MAX_WATERMARK = 60;
/** Characters that a document keeps of one. */
export const MAX_KEPT_WATERMARK = 1000;
export const MAX_WATERMARK_ANGLE = 90;
export const MIN_OPACITY = 5;
export const MAX_OPACITY = 60;

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const watermark = z.object({
  texto: z.string().max(MAX_KEPT_WATERMARK),
  /** In degrees; above 0 it rises to the right. */
  angulo: z.number().min(-MAX_WATERMARK_ANGLE).max(MAX_WATERMARK_ANGLE),
  /** In percent. */
  opacidad: z.number().min(MIN_OPACITY).max(MAX_OPACITY),
  color: hexColor,
});
export type Watermark = z.infer<typeof watermark>;

/** The colour of the page behind everything; absent: none. */
export const pageColor = hexColor;

export const NEW_WATERMARK: Watermark = { texto: 'BORRADOR', angulo: 45, opacidad: 15, color: '#475467' };

type Backdrop = {
  marca_agua?: Watermark | undefined;
  imagen_fondo?: BackgroundPicture | undefined;
  fondo?: string | undefined;
};

/** Whether anything stands behind the pages. */
export const hasBackdrop = ({ marca_agua, imagen_fondo, fondo }: Backdrop): boolean =>
  marca_agua !== undefined || imagen_fondo !== undefined || fondo !== undefined;

/** Its text in one line. */
export const watermarkText = ({ texto }: Watermark): string => texto.replace(/\s+/g, ' ').trim();

/** Why a watermark cannot be printed; null when it can, and where there is none. */
export function watermarkProblem({ marca_agua }: Backdrop): string | null {
  if (marca_agua === undefined) return null;
  const { length } = [...watermarkText(marca_agua)];
  if (length === 0) return paperMessages.watermark.empty;
  return length > MAX_WATERMARK ? paperMessages.watermark.tooLong(length, MAX_WATERMARK) : null;
}

/** The colour that a watermark has on its page: mixed, not transparent, so that every format shows the same. */
export function watermarkColor({ color, opacidad }: Watermark, fondo = '#ffffff'): string {
  const [letters, paper] = [parseHex(color) ?? [0, 0, 0], parseHex(fondo) ?? [255, 255, 255]];
  const channels = letters.map((channel, at) => {
    const below = paper[at] ?? 255;
    return Math.round(below + ((channel - below) * opacidad) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
