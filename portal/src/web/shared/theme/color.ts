/** Colour arithmetic: mixing in OKLab, which is perceptually uniform. */
import { contrast, linearChannel, parseHex, type Rgb } from '@lienzo/schema/data/color';

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const companded = (share: number): number =>
  255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

function toOklab(rgb: Rgb): Rgb {
  const [red, green, blue] = [linearChannel(rgb[0]), linearChannel(rgb[1]), linearChannel(rgb[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    companded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    companded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    companded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `share` of `to` and the rest of `from`; `share` from 0 to 1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const start = toOklab(from);
  const end = toOklab(to);
  const at = (index: 0 | 1 | 2): number => start[index] + (end[index] - start[index]) * share;
  return fromOklab([at(0), at(1), at(2)]);
}

/**
 * Moves `color` towards `pole` (black or white) by the minimum needed to reach the contrast `ratio` on every one of
 * `backgrounds`.
 */
export function readableOn(color: Rgb, backgrounds: readonly Rgb[], ratio: number, pole: Rgb): Rgb {
  for (let step = 0; step <= 50; step += 1) {
    const candidate = parseHex(toHex(mix(color, pole, step / 50))) ?? pole;
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate;
  }
  return pole;
}
