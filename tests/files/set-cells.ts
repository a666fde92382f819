/** Writes cells into a downloaded workbook as XML, which keeps what else it holds: what no honest writer writes. */
import { columnNumber } from '@lienzo/schema/workbooks/column-letters';
import JsZip from 'jszip';
import { z } from 'zod';

export const rawCells = z.object({
  sheet: z.string(),
  /** The number format of the style that cells name as STYLE. */
  style: z.string().optional(),
  /** By reference, what stands behind `<c r="D5"`, without `</c>`. */
  cells: z.record(z.string(), z.string()),
});
export type RawCells = z.infer<typeof rawCells>;

export async function setCells(
  bytes: ArrayBuffer,
  { sheet, style, cells }: RawCells,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await JsZip.loadAsync(bytes);
  const part = await partOf(zip, sheet);
  const number = style === undefined ? '' : await addStyle(zip, style);
  const rows = new Map<number, Map<string, string>>();
  const xml = await textOf(zip, part);
  for (const [, row = '', inside = ''] of xml.matchAll(/<row r="(\d+)"[^>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
    const matches = inside.matchAll(/<c r="([A-Z]+\d+)"[^>]*?(?:\/>|>.*?<\/c>)/gs);
    rows.set(Number(row), new Map([...matches].map(([cell, reference = '']) => [reference, cell])));
  }
  for (const [reference, body] of Object.entries(cells)) {
    const row = Number(reference.replace(/\D+/, ''));
    const own = rows.get(row) ?? new Map<string, string>();
    rows.set(row, own);
    const isEmpty = !body.includes('<') && body.endsWith('/>');
    own.set(reference, `<c r="${reference}"${body.replace('STYLE', number)}${isEmpty ? '' : '</c>'}`);
  }
  const written = [...rows].toSorted(([one], [other]) => one - other).map(rowXml);
  zip.file(part, xml.replace(/<sheetData>.*?<\/sheetData>/s, `<sheetData>${written.join('')}</sheetData>`));
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer' }));
}

function rowXml([row, cells]: [number, Map<string, string>]): string {
  const column = (reference: string): number => columnNumber(reference.replace(/\d+/, ''));
  const inOrder = [...cells].toSorted(([one], [other]) => column(one) - column(other));
  return `<row r="${row}">${inOrder.map(([, cell]) => cell).join('')}</row>`;
}

const textOf = async (zip: JsZip, name: string): Promise<string> =>
  (await zip.file(name)?.async('text')) ?? '';

async function partOf(zip: JsZip, sheet: string): Promise<string> {
  const book = await textOf(zip, 'xl/workbook.xml');
  const id = new RegExp(`<sheet [^>]*name="${sheet}"[^>]*r:id="([^"]+)"`).exec(book)?.[1];
  const relations = await textOf(zip, 'xl/_rels/workbook.xml.rels');
  const relation = new RegExp(`<Relationship [^>]*Id="${id}"[^>]*>`).exec(relations)?.[0] ?? '';
  const target = /Target="([^"]+)"/.exec(relation)?.[1];
  if (target === undefined) throw new Error(`no sheet ${sheet}`);
  return `xl/${target.replace(/^\/?(xl\/)?/, '')}`;
}

/** The number of a new style with a number format. */
async function addStyle(zip: JsZip, format: string): Promise<string> {
  const styles = await textOf(zip, 'xl/styles.xml');
  const own = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  const code = `<numFmt numFmtId="399" formatCode="${format}"/>`;
  const formatted = /<numFmts[^>]*>/.test(styles)
    ? styles.replace(/<numFmts[^>]*>/, (tag) => tag + code)
    : styles.replace(/<styleSheet[^>]*>/, (tag) => `${tag}<numFmts count="1">${code}</numFmts>`);
  const styled = formatted.replace('</cellXfs>', '<xf numFmtId="399" applyNumberFormat="1"/></cellXfs>');
  zip.file('xl/styles.xml', styled);
  return String([...own.matchAll(/<xf[ />]/g)].length);
}
