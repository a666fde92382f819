/** What a series or a slice looks like: told apart by lightness and pattern, so that grey print keeps them apart too. */

/** Three steps of lightness (CIE L* 24, 60, 42), each in four hues; the lightest has 3:1 towards white paper. */
const COLORS = [
  '#1d3c6e',
  '#c9812f',
  '#2c6c5c',
  '#5a2a5e',
  '#4f9db0',
  '#a5404c',
  '#26404a',
  '#b183b8',
  '#5c6431',
  '#6b2230',
  '#7f9a4a',
  '#4a629b',
];
const INK_OF_PATTERN = 'rgba(255,255,255,0.6)';

/** Patterns, in the library's terms: each repeats all three steps of lightness. */
const PATTERNS = [
  undefined,
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.6, 4], rotation: Math.PI / 4 },
  {
    symbol: 'circle',
    symbolSize: 0.7,
    dashArrayX: [
      [0, 5.5],
      [2.75, 5.5, 0, 0],
    ],
    dashArrayY: [2.6, 0.15],
  },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.6, 4], rotation: -Math.PI / 4 },
];
const STEPS = 3;

const DASHES = ['solid', [7, 4], [2, 3], [10, 3, 2, 3], [14, 4], [5, 2, 1, 2, 1, 2]];
const MARKERS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'];

/** The colour and the pattern of a bar's series or of a slice; they repeat after twelve. */
export function fillLook(index: number): { color: string; decal?: object } {
  const pattern = PATTERNS[Math.floor((index % COLORS.length) / STEPS)];
  return {
    color: COLORS[index % COLORS.length] ?? '',
    ...(pattern !== undefined && { decal: { color: INK_OF_PATTERN, ...pattern } }),
  };
}

/** A line's dashes and markers, one of each for every series that a chart can have. */
export const lineLook = (index: number): { dash: string | number[]; marker: string } => ({
  dash: DASHES[index % DASHES.length] ?? 'solid',
  marker: MARKERS[index % MARKERS.length] ?? 'circle',
});
