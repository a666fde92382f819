/** Rows of a text with commas, semicolons or tabs between fields (RFC 4180), the first `most` of them. */
export function readCsv(text: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { field, ends } of fieldsOf(text, separatorOf(text))) {
    row.push(field);
    if (ends === 'field') continue;
    rows.push(row);
    row = [];
    if (rows.length === most) break;
  }
  return rows;
}

/** A field and what follows it: another one of its row, or the end of the row. */
type Field = { field: string; ends: 'field' | 'row' };

function* fieldsOf(text: string, separator: string): Generator<Field> {
  let at = 0;
  while (at < text.length) {
    const { field, end } = text[at] === '"' ? quotedField(text, at) : plainField(text, at, separator);
    const next = text[end];
    // A separator at the very end has an empty field behind it.
    yield { field, ends: next === separator ? 'field' : 'row' };
    at = end + 1;
    if (next === separator && at === text.length) yield { field: '', ends: 'row' };
  }
}

function plainField(text: string, from: number, separator: string): { field: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { field: text.slice(from, end).replace(/\r$/, ''), end };
}

/** From a quotation mark to its fellow; two of them inside are one of the text. */
function quotedField(text: string, from: number): { field: string; end: number } {
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  const field = text.slice(from + 1, end).replaceAll('""', '"');
  // Past the closing mark and what wrongly stands behind it.
  let after = end + 1;
  while (after < text.length && /[ \r]/.test(text[after] ?? '')) after += 1;
  return { field, end: after };
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (separator: string): number => line.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
