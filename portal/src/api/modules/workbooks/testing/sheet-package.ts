/** An .xlsx of hand-written XML: what Excel's own writers and ours do not write. */
import { writeZip, type ZipEntry } from './write-zip.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Parts = {
  /** XML inside of `<worksheet>`, by the name of the sheet. */
  sheets: Record<string, string>;
  hidden?: readonly string[];
  strings?: readonly string[];
  /** The number formats of the styles 0, 1, … */
  formats?: readonly number[];
  is1904?: boolean;
  more?: readonly ZipEntry[];
};

export function sheetPackage({
  sheets,
  hidden = [],
  strings,
  formats,
  is1904,
  more = [],
}: Parts): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`,
  );
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  relations.push(
    `<Relationship Id="rIdS" Type="${RELATIONS}/sharedStrings" Target="/xl/sharedStrings.xml"/>`,
    `<Relationship Id="rIdF" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rIdX" Type="${RELATIONS}/externalLink" Target="https://example.com/x" TargetMode="External"/>`,
  );
  return writeZip([
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', data: `<Relationships>${relations.join('')}</Relationships>` },
    {
      name: 'xl/sharedStrings.xml',
      data: `<sst>${(strings ?? []).map((text) => `<si>${text}</si>`).join('')}</sst>`,
    },
    {
      name: 'xl/styles.xml',
      data: `<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${(formats ?? [0]).map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    ...names.map((name, at) => ({
      name: `xl/worksheets/s${at}.xml`,
      data: `<worksheet>${sheets[name]}</worksheet>`,
    })),
    ...more,
  ]);
}
