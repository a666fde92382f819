import type { Row } from '@lienzo/schema/data/column';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import type { RunningRenderer } from '../../renderer/start-renderer.ts';
import { type Figure, median } from '../figures.ts';

const CHARTS = 500;
/** Pictures are made one after another; all of them would take longer than the service gives a report. */
const PICTURES = 50;
const CATEGORIES = 6;
const NAME = 'employees.name';
const CONCEPT = 'concepts.description';
const AMOUNT = 'payroll_lines.amount';

/**
 * Charts that Word and Excel draw themselves, against the same charts as pictures of the browser in a Word document, in the
 * same run. Figures of more than 15 digits are what makes them pictures.
 */
export async function nativeCharts({ url }: Pick<RunningRenderer, 'url'>, runs: number): Promise<Figure[]> {
  const documents: number[] = [];
  const sheets: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const some = await timed(url, 'docx', chartsOf('12345678901234567', PICTURES));
    const pictures = (some * CHARTS) / PICTURES;
    documents.push((await timed(url, 'docx', chartsOf('1234', CHARTS))) / pictures);
    sheets.push((await timed(url, 'xlsx', chartsOf('1234', CHARTS))) / pictures);
  }
  const name = (format: string): string => `${format} with ${CHARTS} charts of its own: time over pictures`;
  return [
    { name: name('DOCX'), value: median(documents), limit: 1.3, unit: 'x' },
    { name: name('XLSX'), value: median(sheets), limit: 1.3, unit: 'x' },
  ];
}

async function timed(url: string, format: string, body: object): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/render?format=${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** A page for each person with a chart of their own. @param amount the whole pesos of each value */
function chartsOf(amount: string, count: number): { report: ReportDocument; rows: Record<string, Row[]> } {
  const column = (key: string, data_type: 'text' | 'numeric') => ({
    column: key,
    data_type,
    readable_name: key,
  });
  const text = {
    ...newItem('texto_dinamico'),
    selected_tables: ['employees'],
    selected_columns: [column(NAME, 'text')],
    valor: plainRichText('Conceptos'),
  };
  const chart = {
    ...newItem('grafica'),
    selected_tables: ['payroll_lines', 'concepts'],
    selected_columns: [column(CONCEPT, 'text'), column(AMOUNT, 'numeric')],
    categoria: CONCEPT,
    valores: [AMOUNT],
    detail_column: NAME,
  };
  const people = Array.from({ length: count }, (_none, at) => `Persona ${at}`);
  const layouts = [text, chart].map((item, index) => ({ index, separation: false, items: [item] }));
  return {
    report: { ...emptyReport('Gráficas'), layouts },
    rows: {
      [text.uuid]: people.map((name) => ({ [NAME]: name })),
      [chart.uuid]: people.flatMap((name, person) =>
        Array.from({ length: CATEGORIES }, (_none, at) => ({
          ...{ [NAME]: name, [CONCEPT]: `Concepto ${at}` },
          [AMOUNT]: `${amount}${100 + ((person + at * 7) % 97)}.55`,
        })),
      ),
    },
  };
}
