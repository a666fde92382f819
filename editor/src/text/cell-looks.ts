import { hexColorOf } from './hex-color.ts';

/** How a piece of a pasted cell looks. */
export type PastedLook = { bold: boolean; color: string | null };

/** Letters that would hardly be seen on paper: those of a dark cell, whose ground is not pasted. */
const LIGHTEST = 0.75;

/** The declarations of the classes in a page's style sheets: spreadsheets write every look of a cell as a class. */
export function classStyles(page: Document): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const sheet of page.querySelectorAll('style'))
    for (const [, name = '', declarations = ''] of (sheet.textContent ?? '').matchAll(
      /\.([\w-]+)\s*\{([^}]*)\}/g,
    ))
      styles.set(name, declarations);
  return styles;
}

/** The look of an element inside of one with another look. */
export function lookOf(
  element: Element,
  around: PastedLook,
  styles: ReadonlyMap<string, string>,
): PastedLook {
  const declarations = [
    ...[...element.classList].map((name) => styles.get(name) ?? ''),
    element.getAttribute('style') ?? '',
  ].join(';');
  const weight = declared(declarations, 'font-weight');
  const color = element.getAttribute('color') ?? declared(declarations, 'color');
  const isBoldTag = /^(b|strong|th)$/.test(element.localName);
  return {
    bold: weight === undefined ? around.bold || isBoldTag : /^(bold|bolder|[6-9]00)$/.test(weight),
    color: color === undefined || color === null ? around.color : colorOf(color),
  };
}

/** The last value of a property. */
export const declared = (declarations: string, property: string): string | undefined =>
  [...declarations.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'gi'))].at(-1)?.[1]?.trim();

/** `#rrggbb`; null for black, which text is anyway, for what is no colour and for what paper would not show. */
function colorOf(css: string): string | null {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#000000';
  context.fillStyle = css;
  const hex = hexColorOf(String(context.fillStyle));
  if (hex === null || hex === '#000000') return null;
  return isLight(hex) ? null : hex;
}

/** Whether a colour is lighter than what paper shows as letters; dark letters are read on it. @param hex `#rrggbb`. */
export function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHTEST;
}
