/** The workbook inside of a Word file that "Edit data" opens: the chart's data on one sheet. */
import { cleanText } from '../clean-text.ts';
import { escaped, nodeXml } from '../node-xml.ts';
import type { ChartCells } from './chart-cells.ts';
import type { NativeChart } from './chart-space.ts';
import { element, type XmlNode } from './xml-node.ts';

const SHEET = 'Datos';
/** Excel's letters of the columns: that of the categories, and those of at most six series. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The number of the first format that is none of Excel's own. */
const FIRST_FORMAT = 164;

/** Where the data of a chart stands in its workbook. */
export const workbookCells = (points: number, series: number): ChartCells => ({
  sheet: SHEET,
  headRow: 1,
  firstRow: 2,
  lastRow: points + 1,
  categories: LETTERS[0] ?? 'A',
  values: LETTERS.slice(1, series + 1),
});

type PackageFile = { path: string; content: Uint8Array };

const bytesOf = (xml: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
const file = (path: string, root: XmlNode): PackageFile => ({ path, content: bytesOf(nodeXml(root)) });

const override = (part: string, type: string): XmlNode =>
  element('Override', { PartName: `/xl/${part}.xml`, ContentType: `${TYPES}.${type}+xml` });
const relationship = (id: string, type: string, target: string): XmlNode =>
  element('Relationship', { Id: id, Type: `${OFFICE}/${type}`, Target: target });
const relationships = (...content: XmlNode[]): XmlNode =>
  element('Relationships', { xmlns: `${PACKAGE}/relationships` }, ...content);

/** What is the same in every workbook. */
const FRAME: PackageFile[] = [
  file(
    '[Content_Types].xml',
    element(
      'Types',
      { xmlns: `${PACKAGE}/content-types` },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      override('workbook', 'sheet.main'),
      override('worksheets/sheet1', 'worksheet'),
      override('styles', 'styles'),
    ),
  ),
  file('_rels/.rels', relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml'))),
  file(
    'xl/workbook.xml',
    element(
      'workbook',
      { xmlns: MAIN, 'xmlns:r': OFFICE },
      element('sheets', {}, element('sheet', { name: SHEET, sheetId: 1, 'r:id': 'rId1' })),
    ),
  ),
  file(
    'xl/_rels/workbook.xml.rels',
    relationships(
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relationship('rId2', 'styles', 'styles.xml'),
    ),
  ),
];

/** The files of the workbook's package. @param titles of the categories. @param format of the values, in Excel's codes. */
export function chartWorkbook(
  { data, numbers }: Pick<NativeChart, 'data' | 'numbers'>,
  title: string,
  format: string,
): PackageFile[] {
  const head = [title, ...data.series].map((text, column) => textCell(text, LETTERS[column] ?? '', 1));
  const rows = data.points.map(({ label }, index) => {
    const row = index + 2;
    const values = numbers.map((series, at) => {
      const value = series[index];
      return value == null ? '' : `<c r="${LETTERS[at + 1]}${row}" s="1"><v>${value}</v></c>`;
    });
    return `<row r="${row}">${textCell(label, 'A', row)}${values.join('')}</row>`;
  });
  const widths = `<cols><col min="1" max="1" width="32" customWidth="1"/><col min="2" max="${LETTERS.length}" width="18" customWidth="1"/></cols>`;
  const sheet = `<worksheet xmlns="${MAIN}">${widths}<sheetData><row r="1">${head.join('')}</row>${rows.join('')}</sheetData></worksheet>`;
  return [...FRAME, { path: 'xl/worksheets/sheet1.xml', content: bytesOf(sheet) }, stylesFor(format)];
}

const textCell = (text: string, column: string, row: number): string =>
  `<c r="${column}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(cleanText(text))}</t></is></c>`;

const knownStyles = new Map<string, PackageFile>();

/** The fewest styles that Excel takes, and the format of values as the second one. */
function stylesFor(format: string): PackageFile {
  const known = knownStyles.get(format);
  if (known !== undefined) return known;
  const cell = (numFmtId: number): XmlNode =>
    element('xf', { numFmtId, fontId: 0, fillId: 0, borderId: 0, xfId: 0, applyNumberFormat: 1 });
  const fill = (patternType: string): XmlNode => element('fill', {}, element('patternFill', { patternType }));
  const made = file(
    'xl/styles.xml',
    element(
      'styleSheet',
      { xmlns: MAIN },
      element('numFmts', { count: 1 }, element('numFmt', { numFmtId: FIRST_FORMAT, formatCode: format })),
      element(
        'fonts',
        { count: 1 },
        element('font', {}, element('sz', { val: 11 }), element('name', { val: 'Calibri' })),
      ),
      element('fills', { count: 2 }, fill('none'), fill('gray125')),
      element('borders', { count: 1 }, element('border')),
      element(
        'cellStyleXfs',
        { count: 1 },
        element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 }),
      ),
      element('cellXfs', { count: 2 }, cell(0), cell(FIRST_FORMAT)),
      element('cellStyles', { count: 1 }, element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })),
    ),
  );
  knownStyles.set(format, made);
  return made;
}
