import { officePackage, rootRelations, XML, xmlText } from './office-package.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XLSX_MEDIA_TYPE = `${TYPE}.sheet`;

export type SheetRow = (string | number)[];

/** A workbook with one sheet; the first row is its heading. Numbers are formatted with two decimals. */
export function xlsxDocument(name: string, rows: SheetRow[], widths: number[]): Promise<Buffer> {
  return officePackage({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': rootRelations('xl/workbook.xml'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheet(rows, widths),
  });
}

/** 0: plain, 1: heading, 2: amount. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function sheet(rows: SheetRow[], widths: number[]): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((row, at) => {
    const cells = row.map((value, column) => cell(value, `${LETTERS[column]}${at + 1}`, at === 0));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Column letters. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const cell = (value: string | number, scope: string, heading: boolean): string =>
  typeof value === 'number'
    ? `<c r="${scope}" s="2"><v>${value}</v></c>`
    : `<c r="${scope}" t="inlineStr"${heading ? ' s="1"' : ''}><is><t>${xmlText(value)}</t></is></c>`;
