/** The name that Excel gives a column: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

/** The number of a column by its name, from 1; 0 for what is no name. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) return 0;
    column = column * 26 + code;
  }
  return column;
}
