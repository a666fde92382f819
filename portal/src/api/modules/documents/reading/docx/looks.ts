/** How runs and paragraphs look (ECMA-376 Part 1, §17.3): the properties that a report can hold. */

export type RunLook = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  hidden?: boolean;
  /** `#rrggbb`; null: the automatic one. */
  color?: string | null;
  /** In points. */
  size?: number;
};

export type Align = 'left' | 'center' | 'right' | 'justify';

export type ParagraphLook = {
  align?: Align;
  /** From 0; 9 is body text. */
  outline?: number;
  list?: { id: string; level: number };
  breakBefore?: boolean;
};

/** Attributes of an element by their names without the prefix. */
export type Attributes = Readonly<Record<string, string>>;

export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[`w:${name}`] ?? attributes[name];

/** A property that is on unless it says otherwise. */
export const isSet = (attributes: Attributes): boolean =>
  !['0', 'false', 'off', 'none'].includes(attribute(attributes, 'val') ?? '1');

/** Adds an element of `w:rPr` to a look. */
export function takeRunProperty(look: RunLook, tag: string, attributes: Attributes): void {
  switch (tag) {
    case 'b':
      look.bold = isSet(attributes);
      return;
    case 'i':
      look.italic = isSet(attributes);
      return;
    case 'u':
      look.underline = isSet(attributes);
      return;
    case 'strike':
    case 'dstrike':
      look.strike = isSet(attributes);
      return;
    case 'vanish':
      look.hidden = isSet(attributes);
      return;
    case 'color':
      look.color = colorOf(attribute(attributes, 'val'));
      return;
    case 'sz':
      look.size = halfPoints(attribute(attributes, 'val'));
      return;
  }
}

const ALIGNS: Readonly<Record<string, Align>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** Adds an element of `w:pPr` to a look. */
export function takeParagraphProperty(look: ParagraphLook, tag: string, attributes: Attributes): void {
  const value = attribute(attributes, 'val') ?? '';
  switch (tag) {
    case 'jc': {
      const align = Object.hasOwn(ALIGNS, value) ? ALIGNS[value] : undefined;
      if (align !== undefined) look.align = align;
      return;
    }
    case 'outlineLvl':
      look.outline = Number(value);
      return;
    case 'pageBreakBefore':
      look.breakBefore = isSet(attributes);
      return;
    case 'numId':
      look.list = { id: value, level: look.list?.level ?? 0 };
      return;
    case 'ilvl':
      look.list = { id: look.list?.id ?? '', level: Number(value) || 0 };
      return;
  }
}

/** Letters that white paper would hardly show. */
const LIGHTEST = 0.75;

/** null for black, the automatic colour, and one that white paper would hardly show. */
function colorOf(text: string | undefined): string | null {
  if (text === undefined || !/^[0-9a-f]{6}$/i.test(text)) return null;
  const hex = text.toLowerCase();
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return hex === '000000' || light > LIGHTEST ? null : `#${hex}`;
}

function halfPoints(text: string | undefined): number {
  const size = Number(text) / 2;
  return Number.isFinite(size) ? Math.min(96, Math.max(4, size)) : 10;
}
