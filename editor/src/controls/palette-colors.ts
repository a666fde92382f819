import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';

const { text: TEXT, background: BACKGROUND } = editorTextMessages.colors;

/** A colour as `#rrggbb`, and its name. */
export type NamedColor = readonly [value: string, name: string];

/** Text colours with their names; dark enough to be legible on white paper. */
export const TEXT_COLORS = [
  ['#1b2330', TEXT.ink],
  ['#475467', TEXT.gray],
  ['#98a2b3', TEXT.lightGray],
  ['#b42318', TEXT.red],
  ['#b54708', TEXT.orange],
  ['#9a6700', TEXT.ochre],
  ['#067647', TEXT.green],
  ['#0e7090', TEXT.turquoise],
  ['#1a56a8', TEXT.blue],
  ['#3538cd', TEXT.indigo],
  ['#6941c6', TEXT.violet],
  ['#c11574', TEXT.magenta],
] as const;

/** Fills of the heads of tables, whose letters are black or white by themselves. */
export const HEAD_COLORS = [
  ['#344054', TEXT.ink],
  ['#667085', TEXT.gray],
  ['#e7ebf0', BACKGROUND.lightGray],
  ['#b42318', TEXT.red],
  ['#b54708', TEXT.orange],
  ['#067647', TEXT.green],
  ['#0e7090', TEXT.turquoise],
  ['#1a56a8', TEXT.blue],
  ['#3538cd', TEXT.indigo],
  ['#6941c6', TEXT.violet],
] as const;

/** Background colours of items. */
export const BACKGROUND_COLORS = [
  ['#ffffff', BACKGROUND.white],
  ['#f5f7f9', BACKGROUND.palestGray],
  ['#e7ebf0', BACKGROUND.lightGray],
  ['#fef3f2', BACKGROUND.lightRed],
  ['#fffaeb', BACKGROUND.lightYellow],
  ['#ecfdf3', BACKGROUND.lightGreen],
  ['#eff6ff', BACKGROUND.lightBlue],
  ['#f4f3ff', BACKGROUND.lightViolet],
] as const;
