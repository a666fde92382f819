import Papa from 'papaparse';

/** The separators that are looked for. */
const SEPARATORS = [',', ';', '\t', '|'];

/** Rows of a text with commas, semicolons, tabs or bars between fields (RFC 4180), the first `most` of them. */
export function readCsv(text: string, most: number): string[][] {
  // The parser wants one kind of line end throughout, and would read an empty row behind the last one.
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  return Papa.parse<string[]>(lines, { newline: '\n', delimitersToGuess: SEPARATORS, preview: most }).data;
}
