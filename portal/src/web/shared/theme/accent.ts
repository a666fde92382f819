import { contrast, LIGHT_FROM, luminance, parseHex, type Rgb } from '@lienzo/schema/data/color';
import type { MantineColorsTuple } from '@mantine/core';
import { mix, readableOn, toHex } from './color';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Mantine's `dark-7`, `dark-6` and `dark-5`: page, surface and hover in the dark scheme. */
export const DARK_SURFACES: readonly Rgb[] = [
  [36, 36, 36],
  [46, 46, 46],
  [59, 59, 59],
];
/** The page in the light scheme, and Mantine's `gray-0` and `gray-1`. */
export const LIGHT_SURFACES: readonly Rgb[] = [WHITE, [248, 249, 250], [241, 243, 245]];

/** WCAG 2.2 §1.4.3 for text, §1.4.11 for focus and outlines. */
const TEXT_RATIO = 4.5;
const OUTLINE_RATIO = 3;
/** A filled button with a lower contrast to the page is not recognisable (white on white, night blue on black)… */
const MIN_BUTTON_CONTRAST = 1.5;
/** …and its colour is adjusted to this contrast, at which its label is legible. */
const ADJUSTED_BUTTON_CONTRAST = 2;

/** Colours derived from the organization's primary one, for one colour scheme. */
export type Accent = {
  link: string;
  focus: string;
  /**
   * Background of primary buttons and checked controls: the colour itself, unless its contrast to the page is too low.
   */
  filled: string;
  filledHover: string;
  /** Border of primary buttons: a dark line around white or grey ones, which would look disabled. */
  edge: string;
  tint: string;
  tintHover: string;
  onTint: string;
};

/** Text and small text on a tint, the background of hovered and of selected rows. */
export const INKS = {
  light: [
    [31, 35, 40],
    [90, 98, 106],
  ],
  dark: [
    [201, 201, 201],
    [168, 173, 179],
  ],
} as const satisfies Record<'light' | 'dark', readonly Rgb[]>;
/** Colours that are closer than this to a grey of their lightness look like a disabled button. */
const GREY_SPREAD = 24;

/** The share of the page's colour in a tint; lower for colours with little contrast to it. */
const GROUND_IN_TINT = {
  light: { seen: { tint: 0.9, hover: 0.83 }, lost: { tint: 0.8, hover: 0.72 } },
  dark: { seen: { tint: 0.78, hover: 0.7 }, lost: { tint: 0.6, hover: 0.5 } },
} as const;

const FALLBACK: Rgb = [37, 69, 196];

/** Ten shades, lightest first; the organization's own colour is number 6. */
export function shadesOf(primary: string): MantineColorsTuple {
  const base = parseHex(primary) ?? FALLBACK;
  const lighter = (share: number): string => toHex(mix(base, WHITE, share));
  const darker = (share: number): string => toHex(mix(base, BLACK, share));
  return [
    lighter(0.93),
    lighter(0.86),
    lighter(0.72),
    lighter(0.55),
    lighter(0.38),
    lighter(0.18),
    toHex(base),
    darker(0.12),
    darker(0.24),
    darker(0.38),
  ];
}

/** A tint on which all of `inks` are legible, moved towards the page if necessary. */
function legibleTint(tint: Rgb, ground: Rgb, inks: readonly Rgb[]): Rgb {
  for (let step = 0; step <= 20; step += 1) {
    const candidate = parseHex(toHex(mix(tint, ground, step / 20))) ?? ground;
    if (inks.every((ink) => contrast(ink, candidate) >= TEXT_RATIO)) return candidate;
  }
  return ground;
}

/** Legible links, focus and tints for any colour of the organization (LOOK, "Shell"). */
export function accentOf(primary: string, scheme: 'light' | 'dark'): Accent {
  const base = parseHex(primary) ?? FALLBACK;
  const [surfaces, pole, ground] =
    scheme === 'light' ? [LIGHT_SURFACES, BLACK, WHITE] : [DARK_SURFACES, WHITE, DARK_SURFACES[0] ?? BLACK];
  const link = readableOn(base, surfaces, TEXT_RATIO, pole);
  const isLost = contrast(base, ground) < MIN_BUTTON_CONTRAST;
  const filled = isLost ? readableOn(base, [ground], ADJUSTED_BUTTON_CONTRAST, pole) : base;
  const page = GROUND_IN_TINT[scheme][isLost ? 'lost' : 'seen'];
  const tintHover = legibleTint(mix(filled, ground, page.hover), ground, INKS[scheme]);
  const tint = legibleTint(mix(filled, ground, page.tint), ground, INKS[scheme]);
  const isGrey = Math.max(...base) - Math.min(...base) < GREY_SPREAD;
  return {
    filled: toHex(filled),
    edge: isLost || isGrey ? toHex(readableOn(filled, [ground], TEXT_RATIO, pole)) : toHex(filled),
    // Away from the text colour on it.
    filledHover: toHex(mix(filled, luminance(base) > LIGHT_FROM ? WHITE : BLACK, 0.12)),
    link: toHex(link),
    focus: toHex(readableOn(base, surfaces, OUTLINE_RATIO, pole)),
    tint: toHex(tint),
    tintHover: toHex(tintHover),
    onTint: toHex(readableOn(link, [tint, tintHover], TEXT_RATIO, pole)),
  };
}
