/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lighter colours carry black text, darker ones white: either way at 4.5 to 1 (Mantine's `luminanceThreshold`). */
export const LIGHT_FROM = 0.179;

/** `RRGGBB` with or without '#', or null when it is no colour. */
export function parseHex(hex: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A channel of sRGB, 0 to 255, as linear light, 0 to 1. */
export function linearChannel(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linearChannel(red) + 0.7152 * linearChannel(green) + 0.0722 * linearChannel(blue);

/** Contrast of two colours, 1 to 21 (WCAG 2.2 §1.4.3). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white text on a background, whichever reads better; white on what is no colour. */
export function textColorOn(hex: string): '#ffffff' | '#000000' {
  const background = parseHex(hex);
  return background === null || luminance(background) <= LIGHT_FROM ? '#ffffff' : '#000000';
}

/** What text and its background have at least (WCAG 2.2 §1.4.3). */
export const MIN_CONTRAST = 4.5;

const MIX_STEPS = 100;

/**
 * The colour nearest to a text's that is legible on a background: the same one with as much black or white in it as it
 * needs; null when it is legible already, or when one of them is no colour.
 */
export function legibleColor(text: string, background: string): string | null {
  const [color, behind] = [parseHex(text), parseHex(background)];
  if (color === null || behind === null || contrast(color, behind) >= MIN_CONTRAST) return null;
  for (let step = 1; step <= MIX_STEPS; step += 1)
    for (const end of [0, 255]) {
      const mixed = mix(color, end, step / MIX_STEPS);
      if (contrast(mixed, behind) >= MIN_CONTRAST) return hexOf(mixed);
    }
  return null;
}

const mix = ([red, green, blue]: Rgb, end: number, share: number): Rgb => {
  const part = (channel: number): number => Math.round(channel + (end - channel) * share);
  return [part(red), part(green), part(blue)];
};

const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A colour as people type it: three or six digits, with or without '#'; null when it is none. */
export function readTypedColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
