/** Letters, lines and fills of charts in DrawingML (ECMA-376-1, 20.1 and 21.2), with the drawing's colours. */
import { fillLook, lineLook } from '@lienzo/templates/figures/series-look';
import { element, valued, type XmlNode } from './xml-node.ts';

export const INK = '1B2330';
export const MUTED = '475467';
const GRID = 'DFE3E8';
const AXIS = '8B95A5';
const OTHERS = 'AAB2BF';
/** A point in English Metric Units. */
const EMU = 12_700;
const LINE_WIDTH = 1.5;
const MARKER_SIZE = 6;

/** The patterns of the drawing as presets, in its order: three of each. */
const PATTERNS = [undefined, 'wdUpDiag', 'pct25', 'wdDnDiag'];
const COLORS_OF_PATTERN = 3;
const COLORS = 12;
/** The share of white in a pattern's lines. */
const PATTERN_WHITE = 0.6;
const DASHES = ['solid', 'dash', 'sysDot', 'dashDot', 'lgDash', 'lgDashDotDot'];
const MARKERS: Record<string, { symbol: string; isEmpty?: boolean }> = {
  circle: { symbol: 'circle' },
  rect: { symbol: 'square' },
  triangle: { symbol: 'triangle' },
  diamond: { symbol: 'diamond' },
  emptyCircle: { symbol: 'circle', isEmpty: true },
  emptyRect: { symbol: 'square', isEmpty: true },
};

const color = (hex: string): XmlNode => element('a:srgbClr', { val: hex.replace('#', '').toUpperCase() });
const solid = (hex: string): XmlNode => element('a:solidFill', {}, color(hex));
const line = (hex: string, points: number, dash?: string): XmlNode =>
  element(
    'a:ln',
    { w: Math.round(points * EMU), cap: 'flat' },
    solid(hex),
    dash === undefined ? undefined : valued('a:prstDash', dash),
    element('a:round'),
  );
const shape = (...content: XmlNode[]): XmlNode => element('c:spPr', {}, ...content);

export const NO_SHAPE = shape(element('a:noFill'), element('a:ln', {}, element('a:noFill')));
/** Behind labels that stand on slices of any lightness. */
export const WHITE_GROUND = shape(solid('FFFFFF'), element('a:ln', {}, element('a:noFill')));
export const AXIS_LINE = shape(element('a:noFill'), line(AXIS, 0.75));
export const GRID_LINES = element('c:majorGridlines', {}, shape(line(GRID, 0.5)));

/** A bar's series or a slice, by its number; `isRest`: what remains beside the largest categories. */
export function fillShape(index: number, isRest = false): XmlNode {
  const own = isRest ? OTHERS : fillLook(index).color;
  const preset = isRest ? undefined : PATTERNS[Math.floor((index % COLORS) / COLORS_OF_PATTERN)];
  const fill =
    preset === undefined
      ? solid(own)
      : element(
          'a:pattFill',
          { prst: preset },
          element('a:fgClr', {}, color(lightened(own))),
          element('a:bgClr', {}, color(own)),
        );
  return shape(fill, line('FFFFFF', 0.5));
}

function lightened(hex: string): string {
  const part = (at: number): string => {
    const own = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(own + (255 - own) * PATTERN_WHITE)
      .toString(16)
      .padStart(2, '0');
  };
  return [1, 3, 5].map(part).join('');
}

/** The line of a series and its markers, by its number. */
export function lineShape(index: number): { shape: XmlNode; marker: XmlNode } {
  const own = fillLook(index).color;
  const { symbol, isEmpty = false } = MARKERS[lineLook(index).marker] ?? { symbol: 'circle' };
  return {
    shape: shape(line(own, LINE_WIDTH, DASHES[index % DASHES.length])),
    marker: element(
      'c:marker',
      {},
      valued('c:symbol', symbol),
      valued('c:size', MARKER_SIZE),
      shape(solid(isEmpty ? 'FFFFFF' : own), line(own, 1)),
    ),
  };
}

/** How letters look; sizes in points. */
export type Letters = { size: number; color: string; bold?: boolean };

/** The properties of text. @param font undefined for that of the program's theme. */
const characters = (name: string, { size, color: hex, bold = false }: Letters, font?: string): XmlNode =>
  element(
    name,
    { lang: name === 'a:rPr' ? 'es-MX' : undefined, sz: Math.round(size * 100), b: bold ? 1 : 0 },
    solid(hex),
    font === undefined ? undefined : element('a:latin', { typeface: font }),
  );

export const textProperties = (letters: Letters, font?: string): XmlNode =>
  element(
    'c:txPr',
    {},
    element('a:bodyPr'),
    element('a:lstStyle'),
    element(
      'a:p',
      {},
      element('a:pPr', {}, characters('a:defRPr', letters, font)),
      element('a:endParaRPr', { lang: 'es-MX' }),
    ),
  );

/** A text of its own, such as a title. */
export const richText = (text: string, letters: Letters, font?: string): XmlNode =>
  element(
    'c:tx',
    {},
    element(
      'c:rich',
      {},
      element('a:bodyPr'),
      element('a:lstStyle'),
      element(
        'a:p',
        {},
        element('a:pPr', {}, characters('a:defRPr', letters, font)),
        element('a:r', {}, characters('a:rPr', letters, font), element('a:t', {}, text)),
      ),
    ),
  );
