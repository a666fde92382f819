import type { Element } from 'domhandler';
import type { RunStyle } from '../../formats/docx/blocks/text-runs.ts';
import { halfPoints } from '../../formats/docx/blocks/word-units.ts';

const NAMED_COLORS: Record<string, string> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '008000',
  blue: '0000FF',
  gray: '808080',
  grey: '808080',
  silver: 'C0C0C0',
  navy: '000080',
  teal: '008080',
  orange: 'FFA500',
  yellow: 'FFFF00',
  maroon: '800000',
  purple: '800080',
};

/** The declarations of an element's `style`, which was cleaned before. */
export function stylesOf(element: Element): Map<string, string> {
  const styles = new Map<string, string>();
  for (const part of (element.attribs.style ?? '').split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0)
      styles.set(
        part.slice(0, colon).trim().toLowerCase(),
        part
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return styles;
}

/** A CSS colour as Word writes it, or undefined if it is not supported. */
export function hexColor(css: string | undefined): string | undefined {
  if (css === undefined) return undefined;
  const hex = /^#([0-9a-f]{6})/i.exec(css)?.[1];
  if (hex !== undefined) return hex.toUpperCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(css);
  if (short !== null)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')
      .toUpperCase();
  const channels = /^rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(css);
  if (channels !== null)
    return channels
      .slice(1, 4)
      .map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase();
  return Object.hasOwn(NAMED_COLORS, css) ? NAMED_COLORS[css] : undefined;
}

const POINTS: Record<string, number> = {
  px: 0.75,
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  em: 10,
  rem: 10,
};

/** A CSS length in points; percentages refer to `whole`, bare numbers are pixels. */
export function lengthOf(css: string | undefined, whole: number): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(px|pt|in|cm|mm|em|rem|%)?$/.exec(css ?? '');
  if (match === null) return undefined;
  const number = Number(match[1]);
  return match[2] === '%' ? (number / 100) * whole : number * (POINTS[match[2] ?? 'px'] ?? 0.75);
}

/** The run style inside an element: its parent's, changed by its tag and its CSS. */
export function runStyleInside(element: Element, parent: RunStyle): RunStyle {
  const styles = stylesOf(element);
  const size = lengthOf(styles.get('font-size'), 10);
  const color = hexColor(styles.get('color'));
  return {
    ...parent,
    ...(STYLE_OF_TAG[element.name] ?? {}),
    ...(isBold(styles.get('font-weight')) && { bold: true }),
    ...(styles.get('font-style') === 'italic' && { italics: true }),
    ...(styles.get('text-decoration') === 'underline' && { underline: {} }),
    ...(styles.get('text-decoration') === 'line-through' && { strike: true }),
    ...(color !== undefined && { color }),
    ...(size !== undefined && size >= 4 && size <= 96 && { size: halfPoints(size) }),
  };
}

const isBold = (weight: string | undefined): boolean =>
  weight !== undefined && (weight.startsWith('bold') || Number(weight) >= 600);

const STYLE_OF_TAG: Record<string, RunStyle> = {
  strong: { bold: true },
  b: { bold: true },
  th: { bold: true },
  dt: { bold: true },
  em: { italics: true },
  i: { italics: true },
  u: { underline: {} },
  ins: { underline: {} },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  small: { size: halfPoints(8) },
  sup: { superScript: true },
  sub: { subScript: true },
  mark: { shading: { fill: 'FFFF00' } },
};
