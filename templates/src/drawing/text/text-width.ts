/** Advance widths of Inter Regular in thousandths of an em, figures tabular: `characters width`. */
const WIDTHS: [characters: string, width: number][] = [
  ['ijlíI|!', 250],
  [".,:;' ", 272],
  ['t', 330],
  ['/frf()[]"', 375],
  ['sJ', 550],
  ['kxzvyLF', 562],
  ['acáéeç', 580],
  ['nhuñúüEo', 598],
  ['bdpqgóöÉ', 613],
  ['0123456789$-+RSPBTZ_', 650],
  ['AXYVKÁ', 700],
  ['CDGHU&ÚÜ', 738],
  ['NOQÑÓ', 765],
  ['w', 818],
  ['m', 876],
  ['M', 903],
  ['W@%', 985],
];

const byCharacter = new Map<string, number>();
for (const [characters, width] of WIDTHS)
  for (const character of characters) byCharacter.set(character, width);

/**
 * The approximate width of a text in Inter, in em. Column widths must be equal in the browser, the service and Word, so
 * nothing is measured on a screen.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += byCharacter.get(character) ?? (character > '\u2E7F' ? 1050 : 650);
  return width / 1000;
}
