import { writeWorkbook } from '@lienzo/portal/api/write-workbook';
import type { createRenderer } from '@lienzo/renderer/app';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import type { CheckedReport } from './checked-report.ts';
import { HTML_INPUTS } from './inputs.ts';
import { CHECKED_REPORTS } from './reports.ts';
import { WORKBOOKS } from './workbooks.ts';

export type Renderer = Pick<ReturnType<typeof createRenderer>, 'fetch'>;
type Bytes = Uint8Array<ArrayBuffer>;

/** A Word document or Excel workbook of ours. */
export type OfficeFile = {
  name: string;
  format: 'docx' | 'xlsx';
  make: (renderer: Renderer) => Promise<Bytes>;
};

const TODAY = '2026-11-20';

const HTML = `<h1>Acta</h1><p>Uno <b>dos</b> <a href="https://sat.gob.mx/?a=1&amp;b=2">tres</a> &lt;b&gt;</p>
<ol start="98"><li>a<ul><li>b</li></ul></li></ol><table><thead><tr><th>c</th><th>d</th></tr></thead>
<tr><td rowspan="2" colspan="3">e</td></tr><tr></tr><tr><td></td></tr></table><table></table><hr><pre>f
g</pre><blockquote>h</blockquote>`;

/** Every kind of Word document and Excel workbook that the product makes. */
export const officeFiles = (): OfficeFile[] => [
  ...CHECKED_REPORTS.flatMap((one) => [ofReport(one, 'docx'), ofReport(one, 'xlsx')]),
  ...CHECKED_REPORTS.filter(({ id }) => id.startsWith('every')).flatMap((one) => [
    ofReport({ ...one, id: `${one.id}-without-rows`, rows: withoutRows(one) }, 'docx'),
    ofReport({ ...one, id: `${one.id}-without-rows`, rows: withoutRows(one) }, 'xlsx'),
    ofReport({ ...one, id: `${one.id}-turned`, report: turned(one.report) }, 'docx'),
  ]),
  ofReports('combined', {}),
  ofReports('combined-with-contents', { cover: true, table_of_contents: true, numbering: 'por_reporte' }),
  {
    name: 'html',
    format: 'docx',
    make: (renderer) => posted(renderer, 'html?format=docx', { reporte: HTML }),
  },
  ...HTML_INPUTS.map(
    ({ id, reporte }): OfficeFile => ({
      ...{ name: id, format: 'docx' },
      make: (renderer) => posted(renderer, 'html?format=docx', { reporte }),
    }),
  ),
  ...partsOf('docx'),
  ...partsOf('xlsx'),
  ...Object.entries(WORKBOOKS).map(
    ([name, book]): OfficeFile => ({
      name,
      format: 'xlsx',
      make: () => writeWorkbook(book, { organizationId: '', userId: '' }),
    }),
  ),
];

const withoutRows = ({ report }: CheckedReport): CheckedReport['rows'] =>
  Object.fromEntries(dataItems(report).map(({ uuid }) => [uuid, []]));

function turned(report: ReportDocument): ReportDocument {
  return { ...report, orientation: report.orientation === 'vertical' ? 'horizontal' : 'vertical' };
}

function ofReport({ id, report, rows, author }: CheckedReport, format: OfficeFile['format']): OfficeFile {
  const body = { report, rows, options: { today: TODAY, ...(author !== undefined && { author }) } };
  return { name: id, format, make: (renderer) => posted(renderer, `render?format=${format}`, body) };
}

function ofReports(name: string, options: object): OfficeFile {
  const reports = CHECKED_REPORTS.map(({ report, rows }) => ({ report, rows }));
  const body = { reports, options: { today: TODAY, ...options } };
  return { name, format: 'docx', make: (renderer) => posted(renderer, 'combine?format=docx', body) };
}

/** The first file of a report that is made in parts. */
function partsOf(format: OfficeFile['format']): OfficeFile[] {
  return CHECKED_REPORTS.slice(0, 2).map((one) => ({
    ...{ name: `${one.id}-part`, format },
    make: async (renderer) => {
      const { report, rows } = one;
      const body = { report, parts: [{ rows }, { rows: withoutRows(one) }], options: { today: TODAY } };
      const answer = await answered(renderer, `parts?format=${format}`, body);
      return firstFile(Buffer.from(await answer.arrayBuffer()));
    },
  }));
}

const HEAD_END = '\r\n\r\n';

/** The first body of a multipart answer: a boundary never occurs in a file. */
function firstFile(bytes: Buffer): Bytes {
  const boundary = bytes.subarray(0, bytes.indexOf('\r\n'));
  const start = bytes.indexOf(HEAD_END) + HEAD_END.length;
  return new Uint8Array(bytes.subarray(start, bytes.indexOf(`\r\n${boundary}`, start)));
}

const posted = async (renderer: Renderer, path: string, body: object): Promise<Bytes> =>
  new Uint8Array(await (await answered(renderer, path, body)).arrayBuffer());

async function answered(renderer: Renderer, path: string, body: object): Promise<Response> {
  const response = await renderer.fetch(
    new Request(`http://renderer/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
