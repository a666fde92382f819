/** The embedded font families: of a report, and of single items of it. */
import { z } from 'zod';
import { fontMessages } from '../rule-messages/font-messages.ts';

/** `inter`: sans serif, for everything; `serif`: for letters; `estrecha`: narrow, for wide tables. */
export const fontFamily = z.enum(['inter', 'serif', 'estrecha'], fontMessages.unknown);
export type FontFamily = z.infer<typeof fontFamily>;
export const FONT_FAMILIES = fontFamily.options;
export const DEFAULT_FONT: FontFamily = 'inter';
