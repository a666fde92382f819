/**
 * Roughly how wide a text is in Inter, in em. Good for sharing a table's width among its columns: the shares
 * must come out alike in the browser, in the service and in Word, so nothing is measured on a screen.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (character >= '0' && character <= '9') return 0.64;
  if (" iljtfI.,:;'|!()[]/-".includes(character)) return 0.33;
  if ('mwMW@%'.includes(character)) return 0.92;
  if (character > '\u2E7F') return 1.05;
  return character === character.toUpperCase() ? 0.71 : 0.585;
}
