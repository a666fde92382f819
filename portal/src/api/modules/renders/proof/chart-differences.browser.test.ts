/** A chart that Word or Excel draws from another figure than the report's is found, whether it keeps it or its cells do. */
import type { Row } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, selected } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const POSITION = 'employees.position';
const SBC = 'employees.sbc';
const SALARY = 'employees.daily_salary';

function charted(tipo: GraficaItem['tipo']): ReportWithRows {
  const item: GraficaItem = {
    ...newItem('grafica'),
    tipo,
    selected_tables: ['employees'],
    selected_columns: [selected(POSITION), { ...selected(SBC), formato: 'moneda' }, selected(SALARY)],
    categoria: POSITION,
    valores: [SBC, SALARY],
    orden: 'filas',
    titulo: 'Costo',
  };
  const rows = ['Gerente & <A>', 'Chofer', 'Auxiliar'].map(
    (name, at): Row => ({ [POSITION]: name, [SBC]: `${1000 + at}.55`, [SALARY]: at === 1 ? null : '12.5' }),
  );
  return { report: reportOf([item]), rows: { [item.uuid]: rows } };
}

/** A file with another text in one of its parts. */
async function changed(bytes: Uint8Array, path: string, from: string, to: string): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bytes);
  const xml = (await zip.file(path)?.async('string')) ?? '';
  expect(xml).toContain(from);
  return zip.file(path, xml.replace(from, to)).generateAsync({ type: 'uint8array' });
}

describe.each([
  ['docx', 'word/charts/chart1.xml', ['$B$2:$B$4', '$B$3:$B$5']],
  // Below its title.
  ['xlsx', 'xl/charts/chart1.xml', ['$B$3:$B$5', '$B$4:$B$6']],
] as const)('the charts of a %s', (format, chart, [range, below]) => {
  it.each(['barras', 'barras_horizontales', 'lineas', 'pastel'] as const)(
    'say what the report does, %s',
    async (tipo) => {
      const { differences, values } = await driver.prove(format, charted(tipo));
      expect(differences).toEqual([]);
      expect(values).toBeGreaterThanOrEqual(3);
    },
  );

  it('have a difference where one figure, one name or a whole chart is another', async () => {
    const report = charted('barras');
    const bytes = await driver.fileOf(format, report);
    const planted = [
      ['<c:v>1001.55</c:v>', '<c:v>1001.56</c:v>', 'Chofer: $1,001.55', 'Chofer: $1,001.56'],
      ['<c:v>Auxiliar</c:v>', '<c:v>Auxilio</c:v>', 'Auxiliar: $1,002.55', 'Auxilio: $1,002.55'],
      [range, below, 'Gerente & <A>: $1,000.55', expect.anything()],
    ] as const;
    for (const [from, to, expected, found] of planted) {
      const { differences } = await driver.compare(format, await changed(bytes, chart, from, to), report);
      expect(differences[0]).toMatchObject({ format, item: 'grafica', expected, found });
    }
    const part = format === 'docx' ? 'word/document.xml' : 'xl/drawings/drawing1.xml';
    const without = await changed(bytes, part, '<c:chart ', '<c:none ');
    const { differences } = await driver.compare(format, without, report);
    expect(differences[0]).toMatchObject({ expected: 'Gerente & <A>: $1,000.55', found: '' });
  });
});

it('a workbook behind a chart of Word that holds another figure is a difference', async () => {
  const report = charted('barras');
  const bytes = await driver.fileOf('docx', report);
  const path = 'word/embeddings/Microsoft_Excel_Worksheet1.xlsx';
  const zip = await JSZip.loadAsync(bytes);
  const inner = (await zip.file(path)?.async('uint8array')) ?? new Uint8Array();
  const other = await changed(inner, 'xl/worksheets/sheet1.xml', '<v>1001.55</v>', '<v>9001.55</v>');
  const file = await zip.file(path, other).generateAsync({ type: 'uint8array' });
  const { differences } = await driver.compare('docx', file, report);
  expect(differences).toMatchObject([{ expected: 'Chofer: $1,001.55', found: 'Chofer: $9,001.55' }]);
});
