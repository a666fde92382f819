/** What Word gets of a chart: a drawing that it makes itself, its data to edit, words for who does not see it. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { renderDocx } from './render-docx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };
const CATEGORY: SelectedColumn = {
  column: 'employees.position',
  data_type: 'text',
  readable_name: 'Puesto',
};
const value = (key: string, part: Partial<SelectedColumn> = {}): SelectedColumn => ({
  column: `employees.${key}`,
  data_type: 'numeric',
  readable_name: key,
  formato: 'moneda',
  ...part,
});

async function opened(part: Partial<GraficaItem>, columns: SelectedColumn[], rows: Row[]): Promise<JSZip> {
  const { maximo: _, ...whole } = newItem('grafica');
  const item: GraficaItem = {
    ...whole,
    selected_tables: ['employees'],
    selected_columns: [CATEGORY, ...columns],
    categoria: CATEGORY.column,
    valores: columns.map(({ column }) => column),
    orden: 'filas',
    titulo: 'Costo & más',
    ...part,
  };
  const report = { ...emptyReport('Gráfica'), layouts: [{ index: 0, separation: false, items: [item] }] };
  const job = {
    report,
    rows: { [item.uuid]: rows },
    today: '2026-11-20',
    author: '',
    now: new Date(),
    assets: {},
  };
  return JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
}

/** With empty elements in their short form. */
const chartOf = async (zip: JSZip): Promise<string> =>
  ((await zip.file('word/charts/chart1.xml')?.async('string')) ?? '').replace(
    /><\/[\w:]+>/g,
    (end, at, xml) => (isEmptyElement(xml, at, end) ? '/>' : end),
  );

/** Whether a closing tag follows its own opening one. */
const isEmptyElement = (xml: string, at: number, end: string): boolean =>
  xml.slice(xml.lastIndexOf('<', at) + 1, at).split(' ')[0] === end.slice(3, -1);

const rowOf = (position: string, values: Record<string, string | null>): Row => ({
  'employees.position': position,
  ...Object.fromEntries(Object.entries(values).map(([key, one]) => [`employees.${key}`, one])),
});
const ROWS = [
  rowOf('Gerente <A>', { sbc: '1500.50', iva: '-20' }),
  rowOf('Chofer', { sbc: '800', iva: null }),
];

describe('a chart in Word', () => {
  it.each([
    ['barras', '<c:barDir val="col"/>'],
    ['barras_horizontales', '<c:barDir val="bar"/>'],
    ['lineas', '<c:lineChart>'],
    ['pastel', '<c:pieChart>'],
  ] as const)('of the kind %s has the figures of the report', async (tipo, kind) => {
    const zip = await opened({ tipo }, [value('sbc')], ROWS);
    const xml = await chartOf(zip);
    expect(xml).toContain(kind);
    expect(xml).toContain('<a:t>Costo &amp; más</a:t>');
    expect(xml).toMatch(/<c:f>&apos;Datos&apos;!\$B\$2:\$B\$3<\/c:f>.*<c:v>1500.5<\/c:v>.*<c:v>800<\/c:v>/);
    expect(xml).toContain('<c:v>Gerente &lt;A&gt;</c:v>');
    expect(xml).toContain('<c:formatCode>&quot;$&quot;#,##0.00;-&quot;$&quot;#,##0.00</c:formatCode>');
    // Its first colour is that of the drawing.
    expect(xml).toContain('<a:srgbClr val="1D3C6E"/>');
    const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
    expect(body).toMatch(/<wp:docPr [^>]*descr="Gráfica de [^"]*Mayor: Gerente &lt;A&gt;, \$1,500.50/);
    expect(body).not.toContain('<a:blip');
  });

  it.each([
    ['152506.11', 50_000, '&quot;$&quot;#,##0,&quot; mil&quot;;'],
    ['3200000', 1_000_000, '&quot;$&quot;#,##0.00,,&quot; M&quot;;'],
    ['700', 200, '&quot;$&quot;#,##0;'],
    ['1.2', 0.5, '&quot;$&quot;#,##0.00;'],
  ])('has few round steps up to %s', async (sbc, step, format) => {
    const xml = await chartOf(await opened({ tipo: 'barras' }, [value('sbc')], [rowOf('Chofer', { sbc })]));
    expect(xml).toContain(`<c:majorUnit val="${step}"/>`);
    expect(xml).toContain(`<c:numFmt formatCode="${format}`);
  });

  it('opens its data as a workbook with the same cells', async () => {
    const zip = await opened({ tipo: 'barras' }, [value('sbc'), value('iva')], ROWS);
    const links = (await zip.file('word/charts/_rels/chart1.xml.rels')?.async('string')) ?? '';
    const target = /Target="\.\.\/(embeddings\/[^"]+)"/.exec(links)?.[1] ?? '';
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await zip.file(`word/${target}`)?.async('arraybuffer')) ?? new ArrayBuffer());
    const sheet = workbook.getWorksheet('Datos');
    const rows: unknown[] = [];
    sheet?.eachRow(({ values }) => rows.push(values));
    expect(rows).toEqual([
      [undefined, 'Puesto', 'sbc', 'iva'],
      [undefined, 'Gerente <A>', 1500.5, -20],
      [undefined, 'Chofer', 800],
    ]);
    expect(sheet?.getCell('B2').numFmt).toBe('"$"#,##0.00;-"$"#,##0.00');
    expect(await chartOf(zip)).toContain('<c:f>&apos;Datos&apos;!$C$2:$C$3</c:f>');
  });

  it('has a legend where there is something to tell apart, and marks that grey print keeps apart', async () => {
    const keys = ['a', 'b', 'c', 'd'];
    const rows = ['x', 'y'].map((name) => rowOf(name, Object.fromEntries(keys.map((key) => [key, '5']))));
    const columns = keys.map((key) => value(key));
    const bars = await chartOf(await opened({ tipo: 'barras', leyenda: true }, columns, rows));
    expect(bars).toContain('<c:legendPos val="t"/>');
    expect(bars.match(/<a:pattFill /g)).toHaveLength(1);
    const lines = await chartOf(await opened({ tipo: 'lineas', leyenda: true }, columns, rows));
    expect(new Set(lines.match(/<c:symbol val="\w+"\/>/g)).size).toBe(4);
    expect(new Set(lines.match(/<a:prstDash val="\w+"\/>/g)).size).toBe(4);
    const one = await chartOf(await opened({ tipo: 'barras', leyenda: true }, [value('a')], rows));
    expect(one).not.toContain('<c:legend>');
  });

  it('begins its axis at zero, and labels values where the drawing does', async () => {
    const close = [rowOf('x', { sbc: '510000' }), rowOf('y', { sbc: '505000' })];
    const xml = await chartOf(await opened({ tipo: 'barras', etiquetas: true }, [value('sbc')], close));
    expect(xml).toContain('<c:min val="0"/>');
    expect(xml).toContain('<c:showVal val="1"/>');
    const many = Array.from({ length: 50 }, (_none, at) => rowOf(`Puesto ${at}`, { sbc: '5' }));
    const crowded = await chartOf(await opened({ tipo: 'barras', etiquetas: true }, [value('sbc')], many));
    expect(crowded).not.toContain('<c:showVal val="1"/>');
  });

  it('keeps the figures of averages, percentages and the rest as the report shows them', async () => {
    const thirds = ['1', '1', '2'].map((sbc) => rowOf('x', { sbc: `${sbc}234567890` }));
    const average = await chartOf(await opened({ agregacion: 'promedio' }, [value('sbc')], thirds));
    expect(average).toContain('<c:v>1567901223.33</c:v>');
    const percent = [rowOf('x', { sbc: '12.5' })];
    const share = await chartOf(await opened({}, [value('sbc', { formato: 'porcentaje' })], percent));
    expect(share).toContain('<c:v>0.125</c:v>');
    const people = Array.from({ length: 5_000 }, (_none, at) => rowOf(`Puesto ${at}`, { sbc: `${at}` }));
    const most = await chartOf(await opened({ tipo: 'barras' }, [value('sbc')], people));
    expect(most).toContain('<c:ptCount val="61"/>');
    expect(most).toContain('<c:v>Otros</c:v>');
    // 0 + 1 + … + 4939
    expect(most).toContain(`<c:v>${(4_939 * 4_940) / 2}</c:v>`);
  });

  it('is the same when a worker makes a document of many', async () => {
    const charts = async (count: number): Promise<string[]> => {
      const { maximo: _, ...whole } = newItem('grafica');
      const items = Array.from({ length: count }, (): GraficaItem => {
        const columns = [CATEGORY, value('sbc')];
        const asked = { categoria: CATEGORY.column, valores: ['employees.sbc' as const] };
        return { ...whole, uuid: crypto.randomUUID(), selected_columns: columns, ...asked };
      });
      const layouts = items.map((item, index) => ({ index, separation: false, items: [item] }));
      const rows = Object.fromEntries(items.map(({ uuid }) => [uuid, ROWS]));
      const report = { ...emptyReport('Gráficas'), layouts };
      const job = { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} };
      const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
      const parts = zip.file(/^word\/charts\/chart\d+\.xml$/);
      return Promise.all(parts.map(async (part) => (await part.async('string')).replace(/r:id="[^"]+"/, '')));
    };
    const [one] = await charts(1);
    const many = await charts(12);
    expect(many).toHaveLength(12);
    expect(new Set(many)).toEqual(new Set([one]));
  });
});
