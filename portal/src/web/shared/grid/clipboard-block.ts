/** Blocks of cells as spreadsheets put them on the clipboard: tabs between cells, line ends between rows. */

/** The rows of a text; cells in quotes may hold line ends, tabs and doubled quotes, as Excel writes them. */
export function readBlock(text: string): string[][] {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!body.includes('"')) return body.split('\n').map((line) => line.split('\t'));
  const rows: string[][] = [[]];
  let from = 0;
  while (from <= body.length) {
    const cell = readCell(body, from);
    rows.at(-1)?.push(cell.text);
    if (body[cell.end] === '\n') rows.push([]);
    from = cell.end + 1;
  }
  return rows;
}

/** The cell that begins at a place, and where it ends. */
function readCell(body: string, from: number): { text: string; end: number } {
  if (body[from] === '"') {
    const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
    quoted.lastIndex = from;
    const match = quoted.exec(body);
    if (match !== null) return { text: (match[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex };
  }
  const end = body.slice(from).search(/[\t\n]/);
  return end < 0
    ? { text: body.slice(from), end: body.length }
    : { text: body.slice(from, from + end), end: from + end };
}

/** The text of a block that spreadsheets read as the same cells. */
export const writeBlock = (block: readonly (readonly string[])[]): string =>
  block.map((row) => row.map(cellText).join('\t')).join('\r\n');

const cellText = (text: string): string =>
  /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
