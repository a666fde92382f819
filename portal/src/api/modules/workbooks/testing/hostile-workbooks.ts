/** Small .xlsx files that are meant to occupy or exhaust who reads them; the same seed gives the same file. */
import { sheetPackage } from './sheet-package.ts';

/** An .xlsx that a form cannot mean. */
export type HostileWorkbook = { kind: string; bytes: Uint8Array };

type Dice = (most: number) => number;
type Form = {
  /** The name of a sheet that is read, and the headings by which it is known. */
  sheet: string;
  headings: readonly string[];
};

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
const data = (rows: string): string => `<sheetData>${rows}</sheetData>`;
const shared = '<c t="s"><v>0</v></c>';
const headingRow = (headings: readonly string[]): string =>
  `<row>${headings.map((heading) => `<c t="inlineStr"><is><t>${heading}</t></is></c>`).join('')}</row>`;

const KINDS: Record<string, (form: Form, dice: Dice) => Uint8Array> = {
  'one long text as every heading': ({ sheet, headings }, dice) =>
    sheetPackage({
      strings: [`<t>${'a'.repeat(32_000)}</t>`],
      sheets: {
        [sheet]: data(
          times(19, () => `<row>${times(50 + dice(3000), () => shared)}</row>`) + headingRow(headings),
        ),
      },
    }),
  'one long text in every cell': ({ sheet, headings }, dice) =>
    sheetPackage({
      strings: [`<t>${'á é\u0301'.repeat(8000)}</t>`],
      sheets: {
        [sheet]: data(
          headingRow(headings) +
            times(20_000 + dice(20_000), () => `<row>${shared.repeat(headings.length)}</row>`),
        ),
      },
    }),
  'a number format of brackets': ({ sheet, headings }, dice) =>
    sheetPackage({
      sheets: { [sheet]: data(headingRow(headings)) },
      more: [
        {
          name: 'xl/styles.xml',
          data: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(1_000_000 + dice(1_000_000))}"/></numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(500)}</cellXfs></styleSheet>`,
        },
      ],
    }),
  'a reference of digits': ({ sheet }, dice) =>
    sheetPackage({
      sheets: { [sheet]: data(`<row><c r="${'1'.repeat(1_000_000 + dice(500_000))}A"><v>1</v></c></row>`) },
    }),
  'sheets of one part': ({ sheet, headings }, dice) => {
    const rows = headingRow(headings) + times(5000 + dice(5000), () => '<row><c><v>1</v></c></row>');
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const list = times(
      100,
      (at) => `<sheet name="${sheet}${at === 0 ? '' : at}" sheetId="${at + 1}" r:id="rId1"/>`,
    );
    return sheetPackage({
      sheets: { [sheet]: data(rows) },
      more: [
        {
          name: 'xl/workbook.xml',
          data: `<workbook xmlns:r="${relations}"><sheets>${list}</sheets></workbook>`,
        },
      ],
    });
  },
  'a name of a sheet that is sent with every piece': ({ sheet, headings }, dice) =>
    sheetPackage({
      sheets: {
        [sheet]: data(headingRow(headings)),
        ['n'.repeat(1_000_000 + dice(1_000_000))]: data(times(20_000, () => '<row><c><v>1</v></c></row>')),
      },
    }),
  'merged ranges of long texts': ({ sheet, headings }, dice) =>
    sheetPackage({
      sheets: {
        [sheet]: `${data(headingRow(headings))}<mergeCells>${times(1000, () => `<mergeCell ref="${'A'.repeat(1000 + dice(4000))}"/>`)}</mergeCells>`,
      },
    }),
  'short texts in very many columns': ({ sheet, headings }, dice) =>
    sheetPackage({
      sheets: {
        [sheet]: data(
          times(
            19,
            () => `<row>${times(12_000 + dice(4000), () => '<c t="inlineStr"><is><t>x</t></is></c>')}</row>`,
          ) + headingRow(headings),
        ),
      },
    }),
};

/**
 * @param count of all kinds in turn
 * @param form what the reader knows, so that the harm reaches past the first look
 */
export function hostileWorkbooks(count: number, form: Form, seed = 1): HostileWorkbook[] {
  let state = seed;
  const dice: Dice = (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const kinds = Object.entries(KINDS);
  return Array.from({ length: count }, (_, at) => {
    const [kind, make] = kinds[at % kinds.length] ?? [];
    if (kind === undefined || make === undefined) throw new Error('no kinds');
    return { kind, bytes: make(form, dice) };
  });
}
