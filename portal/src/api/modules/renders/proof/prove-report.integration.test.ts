import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { endpoints } from '@lienzo/schema/endpoints';
import type {
  CodigoItem,
  GraficaItem,
  IndicadorItem,
  TablaCruzadaItem,
  TextoDinamicoItem,
  TotalesItem,
} from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { type InlineNode, plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import type { ReportProof } from '@lienzo/schema/reports/report-proof';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { STATIC_REPORTS } from '@lienzo/templates/reports/static-reports';
import { openTestRenderer, type TestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { filterOn, reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

let portal: TestPortal;
let app: TestRenderer;
/** Plants a difference: the file of this format is made of other rows. */
let plant: { format: RenderFormat; from: string; to: string } | null = null;
let rendered: RenderFormat[] = [];
const sessions = new Map<string, string>();
const as = ({ mail }: TestPerson): string => sessions.get(mail) ?? '';

beforeAll(async () => {
  app = openTestRenderer();
  const client = rendererClient('http://renderer.test', async (request) => {
    const format = new URL(request.url).searchParams.get('format');
    const known = (['pdf', 'docx', 'xlsx'] as const).find((one) => one === format);
    if (known !== undefined) rendered.push(known);
    const body = await request.text();
    const sent = plant !== null && plant.format === format ? body.replace(plant.from, plant.to) : body;
    return app.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body: sent }));
  });
  portal = await startTestPortal(client);
  for (const person of Object.values(PEOPLE))
    sessions.set(person.mail, (await portal.openSession(person)).token);
});
afterAll(async () => {
  await portal?.close();
  await app?.stop();
});
beforeEach(() => {
  plant = null;
  rendered = [];
});

const NUMBER = { data_type: 'numeric', formato: 'moneda' } as const;
const COUNT = { data_type: 'integer' } as const;
const DOUBLED: AdditionalColumn = {
  ...{ id: 'adicional-doble-sbc', nombre: 'Doble', tipo: 'numero', operator: 'multiplicar' },
  ...{ selected_columns: ['employees.sbc'], valor: '2.005', resultado: null },
};

const AMOUNTS = tabla(['employees.name', 'employees.hire_date', 'employees.sbc'], {
  selected_columns: [
    selected('employees.name'),
    selected('employees.hire_date'),
    { ...selected('employees.sbc'), formato: 'moneda', total: 'suma' },
  ],
});

async function save(reporte: ReportDocument, person: TestPerson = PEOPLE.Admin): Promise<number> {
  const saved = await portal.send(endpoints.create_report, { token: as(person), body: { reporte } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
}
const prove = (report_id: number) =>
  portal.services.jobs
    .send('prove_report', { organization_id: ORGANIZATION, report_id })
    .then(() => portal.runJobs());
async function proofOf(id: number, person: TestPerson = PEOPLE.Admin): Promise<ReportProof | undefined> {
  const answer = await portal.send(endpoints.get_reports, { token: as(person) });
  return (await readAnswer(endpoints.get_reports, answer)).find((one) => one.id === id)?.proof;
}
/** A row of the table, as it is queried. */
async function anAmount(): Promise<string> {
  const answer = await portal.send(endpoints.preview_rows, {
    token: as(PEOPLE.Admin),
    body: { ...AMOUNTS, filters: [], additional_columns: [], order_columns: [] },
  });
  const { rows } = await readAnswer(endpoints.preview_rows, answer);
  return String(rows[0]?.['employees.sbc']);
}

describe('the proof of a report', { timeout: 120_000 }, () => {
  it('finds every value and total in every format', async () => {
    const id = await save(reportOf([AMOUNTS]));
    expect(await proofOf(id)).toBeUndefined();
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', more: false, differences: [], problem: null });
    const { rows = 0, values = 0 } = (await proofOf(id)) ?? {};
    expect(rows).toBeGreaterThan(0);
    // Each row has three values, in each of three formats, besides the totals.
    expect(values).toBeGreaterThanOrEqual(9 * rows);
    expect(rendered).toEqual(['pdf', 'docx', 'xlsx']);
    expect(await proofOf(id, PEOPLE.client)).toBeUndefined();
  });

  it.each(['pdf', 'docx', 'xlsx'] as const)(
    'finds a difference that is planted in the %s',
    async (format) => {
      const id = await save(reportOf([AMOUNTS]));
      plant = { format, from: `"employees.sbc":"${await anAmount()}"`, to: '"employees.sbc":"98765.43"' };
      await prove(id);
      const proof = await proofOf(id);
      expect(proof?.state).toBe('differs');
      expect(proof?.differences).toContainEqual(
        expect.objectContaining({
          format,
          column: 'Salario base de cotización',
          // Equal rows cannot be told apart.
          row: expect.any(Number),
          found: '$98,765.43',
        }),
      );
      // The sum over the rows is another one too.
      expect(proof?.differences).toContainEqual(expect.objectContaining({ format, row: null }));
      expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set([format]));
    },
  );

  const SUMMARY = tabla(['employees.position'], {
    selected_tables: ['employees', 'cost_centers'],
    selected_columns: [
      selected('cost_centers.cost_center'),
      { ...NUMBER, column: 'medida-suma', readable_name: 'Suma de SBC', total: 'suma' },
      { ...NUMBER, column: 'medida-media', readable_name: 'Promedio de SBC', total: 'promedio' },
      { ...NUMBER, column: 'medida-doble', readable_name: 'Suma de Doble', total: 'suma' },
      { ...COUNT, column: 'medida-puestos', readable_name: 'Puestos', total: 'cuenta' },
      { ...NUMBER, column: 'medida-parte', readable_name: 'Parte', formato: 'porcentaje', total: 'suma' },
      { ...NUMBER, column: 'medida-acumulada', readable_name: 'Acumulado' },
      { ...COUNT, column: 'medida-lugar', readable_name: 'Lugar' },
    ],
    additional_columns: [DOUBLED],
    resumen: {
      medidas: [
        { id: 'medida-suma', column: 'employees.sbc', funcion: 'suma' },
        { id: 'medida-media', column: 'employees.sbc', funcion: 'promedio' },
        { id: 'medida-doble', column: DOUBLED.id, funcion: 'suma' },
        { id: 'medida-puestos', column: 'employees.position', funcion: 'distintos' },
      ],
      derivadas: [
        { id: 'medida-parte', medida: 'medida-suma', funcion: 'porcentaje' },
        { id: 'medida-acumulada', medida: 'medida-suma', funcion: 'acumulado' },
        { id: 'medida-lugar', medida: 'medida-suma', funcion: 'posicion' },
      ],
      primeros: { medida: 'medida-suma', n: 2 },
    },
  });

  it('finds the groups, measures and totals of a summarised table in every format', async () => {
    const id = await save(reportOf([SUMMARY]));
    await prove(id);
    const proof = await proofOf(id);
    expect(proof).toMatchObject({ state: 'proved', differences: [], problem: null });
    expect(proof?.rows).toBeGreaterThan(0);
  });

  it.each([
    ['a measure of a group', '"medida-suma":"', 'Suma de SBC'],
    ['a total', '"medida-media@0":"', 'Promedio de SBC'],
  ])('finds another figure in %s', async (_what, from, column) => {
    const id = await save(reportOf([SUMMARY]));
    plant = { format: 'pdf', from, to: `${from}9` };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(proof?.differences).toContainEqual(expect.objectContaining({ format: 'pdf', column }));
  });

  const TYPED = tabla(['employees.name', 'employees.hire_date', 'employees.sbc'], {
    selected_columns: [
      selected('employees.name'),
      { ...selected('employees.hire_date'), formato: 'patron:dddd d de mmmm de aaaa' },
      {
        ...selected('employees.sbc'),
        formato: 'patron:$#,##0.0 "M.N.";($#,##0.0 "M.N.")',
        total: 'suma',
        estilo: { bold: true, color: '#1a56a8', background: '#eff6ff' },
      },
      {
        ...{ column: DOUBLED.id, data_type: 'numeric', readable_name: 'Doble' },
        ...{ formato: 'patron:#,##0', total: 'suma' },
      },
    ],
    additional_columns: [DOUBLED],
    group_by: ['employees.gender'],
    zebra: true,
    cuadricula: true,
    relleno_encabezado: '#2545c4',
  });

  it('finds values in typed formats, of a table with every look, and another one among them', async () => {
    const id = await save(reportOf([TYPED, { ...TYPED, uuid: crypto.randomUUID(), group_by: [] }]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
    for (const format of ['pdf', 'docx', 'xlsx'] as const) {
      const from = '"employees.sbc":"';
      plant = { format, from, to: `${from}9` };
      await prove(id);
      const proof = await proofOf(id);
      expect([format, proof?.state]).toEqual([format, 'differs']);
      expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set([format]));
    }
  });

  const CROSS: TablaCruzadaItem = {
    ...newItem('tabla_cruzada'),
    selected_tables: ['employees', 'cost_centers'],
    selected_columns: [
      selected('cost_centers.cost_center'),
      { ...selected('employees.hire_date'), formato: 'patron:aaaa' },
      selected('employees.gender'),
      { ...NUMBER, column: 'medida-suma', readable_name: 'Suma de Doble' },
      { ...NUMBER, column: 'medida-media', readable_name: 'Promedio de SBC' },
      { ...COUNT, column: 'medida-puestos', readable_name: 'Puestos' },
    ],
    additional_columns: [DOUBLED],
    columnas: ['employees.hire_date', 'employees.gender'],
    resumen: {
      medidas: [
        { id: 'medida-suma', column: DOUBLED.id, funcion: 'suma' },
        { id: 'medida-media', column: 'employees.sbc', funcion: 'promedio' },
        { id: 'medida-puestos', column: 'employees.position', funcion: 'distintos' },
      ],
    },
  };

  it('finds the cells of a cross table, with its totals as SQL computes them, in every format', async () => {
    const id = await save(reportOf([CROSS]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it('finds another cell of a cross table', async () => {
    const id = await save(reportOf([CROSS]));
    const from = '"medida-suma":"';
    plant = { format: 'docx', from, to: `${from}9` };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(proof?.differences).toContainEqual(expect.objectContaining({ format: 'docx' }));
  });

  it('finds the results of formulas in texts, and a difference that is planted in them alone', async () => {
    const uuid = AMOUNTS.uuid;
    const chip = (formula: string): InlineNode => ({ type: 'formula', attrs: { formula } });
    const formulas = [
      `SUMA([${uuid}.employees.sbc])`,
      `PROMEDIO([${uuid}.employees.sbc])`,
      `CONTARA([${uuid}.employees.name])`,
      `LETRA(MAX([${uuid}.employees.sbc]))`,
    ];
    const valor: RichText = {
      type: 'doc',
      content: formulas.map((formula) => ({ type: 'paragraph', content: [chip(formula)] })),
    };
    const text = { ...newItem('texto'), valor };
    const figure: IndicadorItem = {
      ...newItem('indicador'),
      etiqueta: 'Suma de salarios',
      formula: `SUMA([${uuid}.employees.sbc])`,
      comparacion: { etiqueta: 'la meta', formula: '1000' },
    };
    const block = newItem('totales');
    const totals: TotalesItem = {
      ...block,
      filas: [
        { id: 'fila-1', etiqueta: 'Subtotal', formula: `SUMA([${uuid}.employees.sbc])`, destacada: false },
        { id: 'fila-2', etiqueta: 'IVA', formula: `[${block.uuid}.fila-1] * 16%`, destacada: false },
        { id: 'fila-3', etiqueta: 'Letra', formula: `LETRA([${block.uuid}.fila-2])`, destacada: true },
      ],
    };
    const rows = `FILAS([${uuid}.employees.name])`;
    const shown = { ...newItem('texto'), valor: plainRichText('Con filas'), mostrar_si: `${rows} > 0` };
    const hidden = { ...tabla(['employees.name', 'employees.rfc']), mostrar_si: `${rows} = 0` };
    const id = await save(reportOf([text, figure, AMOUNTS, totals, shown, hidden]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [] });
    plant = { format: 'docx', from: `${rows} = 0`, to: `${rows} > 0` };
    await prove(id);
    const unhidden = await proofOf(id);
    expect(new Set(unhidden?.differences.map((one) => one.format))).toEqual(new Set(['docx']));
    const columns = {
      ...tabla(['employees.name', 'employees.rfc']),
      selected_columns: [
        selected('employees.name'),
        { ...selected('employees.rfc'), mostrar_si: `2 * ${rows} = 0` },
      ],
    };
    const conditional = reportOf([AMOUNTS, columns]);
    const sections = {
      ...conditional,
      layouts: [
        ...conditional.layouts,
        { index: 2, separation: true, mostrar_si: `3 * ${rows} = 0`, items: [tabla(['employees.curp'])] },
      ],
    };
    const other = await save(sections);
    plant = null;
    await prove(other);
    expect(await proofOf(other)).toMatchObject({ state: 'proved', differences: [] });
    for (const [times, format] of [
      [2, 'xlsx'],
      [3, 'docx'],
    ] as const) {
      plant = { format, from: `${times} * ${rows} = 0`, to: `${times} * ${rows} > 0` };
      await prove(other);
      const shownAnyway = await proofOf(other);
      expect(new Set(shownAnyway?.differences.map((one) => one.format))).toEqual(new Set([format]));
    }
    plant = {
      format: 'pdf',
      from: `CONTARA([${uuid}.employees.name])`,
      to: `1+CONTARA([${uuid}.employees.name])`,
    };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set(['pdf']));
  });

  const GROUPED = tabla(
    ['employees.name', 'employees.sbc', 'employees.daily_salary', 'cost_centers.cost_center'],
    {
      selected_columns: [
        selected('employees.name'),
        { ...selected('employees.sbc'), formato: 'moneda', total: 'suma' },
        { ...selected('employees.daily_salary'), total: 'promedio' },
      ],
      group_by: ['clients.name', 'cost_centers.cost_center'],
      selected_tables: ['employees', 'cost_centers', 'clients'],
    },
  );

  it('finds the subtotal of every group in every format', async () => {
    const id = await save(reportOf([GROUPED]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it('computes the texts of groups by SQL, those of each row and of computed columns too', async () => {
    const { uuid } = GROUPED;
    const doubled = {
      ...{ id: 'adicional-doble', nombre: 'Doble', tipo: 'formula' as const, operator: null },
      ...{ selected_columns: [], valor: '', resultado: null, formula: '[employees.sbc] * 2 / 3' },
    };
    const shown = { column: doubled.id, data_type: 'numeric' as const, readable_name: 'Doble' };
    const foot = `{[${uuid}.clients.name]}, {CONTARA([${uuid}.employees.name])}: {SUMA([${uuid}.employees.sbc]) * 2}`;
    const expressions = `{SUMA(SI([${uuid}.employees.sbc] > 300; [${uuid}.${doubled.id}]; 0))} {MAX([${uuid}.${doubled.id}])}`;
    const item = {
      ...GROUPED,
      additional_columns: [doubled],
      selected_columns: [...GROUPED.selected_columns, shown],
      textos_grupo: [
        { encabezado: `{[${uuid}.clients.name]} ({CONTAR([${uuid}.employees.sbc])})`, pie: expressions },
        { encabezado: '', pie: foot },
      ],
    };
    const id = await save(reportOf([item]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
    plant = { format: 'docx', from: 'CONTARA(', to: '1+CONTARA(' };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set(['docx']));
  });

  it.each(['pdf', 'docx', 'xlsx'] as const)(
    'finds a row of another group in the %s, and what that changes of subtotals',
    async (format) => {
      const id = await save(reportOf([GROUPED]));
      const from = '"cost_centers.cost_center":"Área 1"';
      plant = { format, from, to: from.replace('1', '2') };
      await prove(id);
      const proof = await proofOf(id);
      expect(proof?.state).toBe('differs');
      expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set([format]));
      expect(proof?.differences).toContainEqual(expect.objectContaining({ row: expect.any(Number) }));
      expect(proof?.differences).toContainEqual(
        expect.objectContaining({ row: null, group: expect.stringMatching(/^Área [12]$/) }),
      );
    },
  );

  const CHART: GraficaItem = {
    ...newItem('grafica'),
    tipo: 'pastel',
    selected_tables: ['employees', 'cost_centers'],
    selected_columns: [
      selected('cost_centers.cost_center'),
      { ...selected('employees.sbc'), formato: 'moneda' },
    ],
    categoria: 'cost_centers.cost_center',
    valores: ['employees.sbc'],
    etiquetas: true,
    leyenda: true,
  };

  it('finds the numbers of a chart, also of the categories that are summed up as the rest', async () => {
    const id = await save(
      reportOf([CHART, { ...CHART, uuid: crypto.randomUUID(), tipo: 'barras', maximo: 2 }]),
    );
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it.each(['pdf', 'docx', 'xlsx'] as const)('finds another number in a chart of the %s', async (format) => {
    const id = await save(reportOf([CHART]));
    plant = { format, from: '"employees.sbc":"332', to: '"employees.sbc":"99332' };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set([format]));
  });

  const BARS: GraficaItem = { ...CHART, tipo: 'barras', leyenda: false, height: 240 };

  it.each(['barras', 'lineas'] as const)('finds the numbers beside its marks (%s)', async (tipo) => {
    const id = await save(reportOf([{ ...BARS, tipo }]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it('finds another number on a bar of the pdf', async () => {
    const id = await save(reportOf([BARS]));
    plant = { format: 'pdf', from: '"employees.sbc":"332', to: '"employees.sbc":"99332' };
    await prove(id);
    expect((await proofOf(id))?.differences).toContainEqual(
      expect.objectContaining({ format: 'pdf', expected: expect.stringMatching(/^\$/) }),
    );
  });

  const COMPUTED: AdditionalColumn[] = [
    {
      id: 'adicional-cociente',
      nombre: 'Cociente',
      tipo: 'numero',
      operator: 'dividir',
      selected_columns: ['employees.sbc', 'employees.daily_salary'],
      valor: '7',
      resultado: null,
    },
    {
      id: 'adicional-dias',
      nombre: 'Días',
      tipo: 'fecha',
      operator: 'restar',
      selected_columns: ['employees.hire_date'],
      valor: 'hoy',
      resultado: 'dias',
    },
    {
      id: 'adicional-anual',
      nombre: 'Anual',
      tipo: 'numero',
      operator: 'multiplicar',
      selected_columns: ['employees.sbc'],
      valor: '365',
      resultado: null,
    },
    ...[
      ['adicional-mensual', 'Mensual', '[adicional-anual] / 12'],
      ['adicional-letra', 'Letra', 'LETRA([adicional-mensual])'],
    ].map(([id = '', nombre = '', formula = '']) => ({
      ...{ id, nombre, formula, tipo: 'formula' as const, operator: null, selected_columns: [] },
      ...{ valor: '', resultado: null },
    })),
  ];
  const computed = ({ id, nombre }: AdditionalColumn, more: Partial<SelectedColumn>): SelectedColumn => ({
    column: id,
    readable_name: nombre,
    ...(id === 'adicional-letra' ? { data_type: 'text' } : { data_type: 'numeric', ...more }),
  });
  const COMPUTED_LIMIT = tabla(['employees.name', 'cost_centers.cost_center'], {
    selected_columns: [
      selected('employees.name'),
      ...COMPUTED.map((column, at) =>
        computed(column, at === 0 ? { formato: 'general', total: 'promedio' } : { total: 'suma' }),
      ),
    ],
    additional_columns: COMPUTED,
    group_by: ['cost_centers.cost_center'],
  });

  it('finds the values, totals and charts of computed columns as SQL reckons them', async () => {
    const chart: GraficaItem = {
      ...CHART,
      additional_columns: COMPUTED,
      selected_columns: [
        selected('cost_centers.cost_center'),
        ...COMPUTED.map((column) => computed(column, { formato: 'decimal' })),
      ],
      valores: ['adicional-anual'],
    };
    const id = await save(reportOf([COMPUTED_LIMIT, chart]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it.each(['pdf', 'docx', 'xlsx'] as const)('finds another computed value in the %s', async (format) => {
    const id = await save(reportOf([COMPUTED_LIMIT]));
    plant = { format, from: `"employees.sbc":"${await anAmount()}"`, to: '"employees.sbc":"98765.43"' };
    await prove(id);
    const { differences = [] } = (await proofOf(id)) ?? {};
    expect(new Set(differences.map((one) => one.format))).toEqual(new Set([format]));
    for (const at of [{ row: expect.any(Number) }, { row: null, group: expect.any(String) }, { row: null }])
      expect(differences).toContainEqual(expect.objectContaining({ column: 'Anual', ...at }));
    expect(differences).toContainEqual(
      expect.objectContaining({ column: 'Cociente', row: expect.any(Number) }),
    );
  });

  const coded = (simbologia: CodigoItem['simbologia']): ReportDocument => {
    const driver: TextoDinamicoItem = {
      ...newItem('texto_dinamico'),
      selected_tables: ['employees', 'clients'],
      selected_columns: [selected('employees.name'), selected('employees.rfc')],
      filters: [filterOn('clients.name', 'es exactamente', 'Abarrotes Azteca')],
      valor: plainRichText('Gafete'),
    };
    const code = { ...newItem('codigo'), simbologia, height: 60, mostrar_texto: true };
    const own: CodigoItem = { ...code, column: 'employees.rfc' };
    const fixed: CodigoItem = { ...code, uuid: crypto.randomUUID(), valor: 'https://portal.pruebas.test' };
    return {
      ...reportOf([fixed]),
      layouts: [
        {
          index: 0,
          separation: false,
          items: [
            { ...driver, tamaño: 50 },
            { ...own, tamaño: 50 },
          ],
        },
        { index: 1, separation: true, items: [fixed] },
      ],
    };
  };

  it.each(['qr', 'code128'] as const)('finds what a code holds (%s)', async (simbologia) => {
    const id = await save(coded(simbologia));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it('finds another content of a code in a workbook: in its rows, or in the texts of a report without data', async () => {
    const fixed: CodigoItem = { ...newItem('codigo'), valor: 'https://portal.pruebas.test' };
    const id = await save(reportOf([fixed]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
    plant = { format: 'xlsx', from: 'https://portal.pruebas.test', to: 'https://otro.pruebas.test' };
    await prove(id);
    expect((await proofOf(id))?.differences).toMatchObject([
      { format: 'xlsx', item: 'Código', expected: 'https://portal.pruebas.test' },
    ]);
    const byRow = await save(coded('qr'));
    plant = { format: 'xlsx', from: '"employees.rfc":"RFC5"', to: '"employees.rfc":"RFC99"' };
    await prove(byRow);
    expect((await proofOf(byRow))?.differences).toContainEqual(
      expect.objectContaining({ format: 'xlsx', item: 'Empleados', column: 'RFC', expected: 'RFC5' }),
    );
  });

  it.each(['pdf', 'docx'] as const)('finds another content in a code of the %s', async (format) => {
    const id = await save(coded('qr'));
    plant = { format, from: '"employees.rfc":"RFC5"', to: '"employees.rfc":"RFC99"' };
    await prove(id);
    const { differences = [] } = (await proofOf(id)) ?? {};
    expect(new Set(differences.map((one) => `${one.format} ${one.item} ${one.row}`)).size).toBe(1);
    expect(differences).toContainEqual(
      expect.objectContaining({ format, item: 'Código', row: expect.any(Number), expected: 'RFC5' }),
    );
  });

  it('says of an older version nothing, and why it could not be made', async () => {
    const id = await save(reportOf([AMOUNTS]));
    await prove(id);
    expect((await proofOf(id))?.state).toBe('proved');
    const reporte = { ...reportOf([AMOUNTS], { nombre: 'Otra versión' }), id };
    await portal.send(endpoints.update_report, { token: as(PEOPLE.Admin), body: { reporte } });
    expect(await proofOf(id)).toBeUndefined();
    plant = { format: 'docx', from: '"end":true', to: '"end":false' };
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'failed', problem: expect.any(String) });
  });

  it('is made of what was saved some seconds ago, once', async () => {
    const id = await save(reportOf([AMOUNTS]));
    const makeOlder = (which: RawBuilder<unknown>, age: string): Promise<unknown> =>
      portal.owner.transaction().execute(async (trx) => {
        await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
        await sql`update reports set updated_at = updated_at - ${age}::interval where ${which}`.execute(trx);
      });
    // The jobs that a job has sent are made by the next round.
    const look = async (): Promise<void> => {
      await portal.services.jobs.send('prove_reports', {});
      await portal.runJobs();
      await portal.runJobs();
    };
    await makeOlder(sql`es_estatico`, '1 hour');
    await makeOlder(sql`not es_estatico and id <> ${id}`, '2 days');
    await look();
    expect(await proofOf(id)).toBeUndefined();
    await makeOlder(sql`id = ${id}`, '1 minute');
    rendered = [];
    await look();
    expect((await proofOf(id))?.state).toBe('proved');
    expect(rendered).toEqual(['pdf', 'docx', 'xlsx']);
    rendered = [];
    await look();
    expect(rendered).toEqual([]);
  });

  it('is made of static reports, which nobody saves', async () => {
    await portal.services.jobs.send('prove_reports', {});
    await portal.runJobs();
    await portal.runJobs();
    for (const { id } of STATIC_REPORTS)
      expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it.each(STARTER_REPORTS.map(({ report }) => [report.nombre, report] as const))(
    'finds no difference in the starter report “%s”',
    async (_name, report) => {
      const id = await save({ ...report, auditorio: [] });
      await prove(id);
      const proof = await proofOf(id);
      expect(proof).toMatchObject({ state: 'proved', differences: [], problem: null });
    },
  );
});
