/** What is no difference in a file, and what is one although every value is somewhere. */
import { type RenderFormat, renderFormat } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems } from '@lienzo/schema/report/report';
import type { BlockNode, RichText } from '@lienzo/schema/report/rich-text';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { NEW_WATERMARK } from '@lienzo/schema/report/watermark';
import { constanciaLaboral } from '@lienzo/templates/reports/constancia-laboral';
import { reciboMediaCarta } from '@lienzo/templates/reports/recibo-nomina';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const FORMATS = renderFormat.options;
const differencesIn = async (format: RenderFormat, report: ReportWithRows, rows = report.rows) =>
  (await driver.prove(format, report, rows)).differences;

const NAME = 'employees.name';
const NUMBER = 'employees.human_id';
const POSITION = 'employees.position';
const SBC = 'employees.sbc';
const SALARY = 'employees.daily_salary';

/** People of these names. */
function named(names: readonly (string | null)[], tamaño = 100): ReportWithRows {
  const item = { ...tabla([NUMBER, NAME, POSITION]), tamaño };
  const rows = names.map((name, at): Row => ({ [NUMBER]: String(at), [NAME]: name, [POSITION]: `P${at}` }));
  return { report: reportOf([item]), rows: { [item.uuid]: rows } };
}

const ODD_NAMES = [
  ...[
    'dos\nlíneas',
    'un\ttabulador',
    '  espacios  ',
    'nada\u00a0partido',
    'campana\u0007',
    'Nombre completo',
  ],
  ...['<b>&amp;</b>', 'guion\u00adsuave', 'sin\u200bancho', '½ ﬁn ‰', 'e\u0301lan', '', null, '0'],
  ...['Παπαδόπουλος Άννα', 'Щербакова Наталья', '山田太郎 张伟', '김민수 이서연', 'Nguyễn Thị Ngộ', '😀 Ana'],
  ...['שלום כהן', 'محمد الأحمد', 'شركة ABC 123', '\u202eOLR'],
];

describe.each(FORMATS)('is no difference in the %s', (format) => {
  it('a word that is broken over lines', async () => {
    const names = ['Parangaricutirimícuaro-Villaseñor', 'a'.repeat(150), 'Ana María de la Concepción Peña'];
    expect(await differencesIn(format, named(names, 25))).toEqual([]);
  });

  it('a name with odd characters, or in letters of other scripts', async () => {
    expect(await differencesIn(format, named(ODD_NAMES))).toEqual([]);
  });

  it('a total of 0, and one of nothing', async () => {
    expect(await differencesIn(format, zeros())).toEqual([]);
  });

  it('a report without rows, and letters to nobody', async () => {
    expect(await differencesIn(format, named([]))).toEqual([]);
    expect(await differencesIn(format, { report: constanciaLaboral.report, rows: {} })).toEqual([]);
  });

  it.each([[[30, 0, 30]], [[0, 4, 0, 30]]])(
    'receipts that leave their sheet for one of their own: %j more lines',
    async (more) => {
      expect(await differencesIn(format, receiptsWith(more))).toEqual([]);
    },
  );

  it.each(['COPIA DE ANA', 'Ana'])(
    'a watermark “%s”, zones and a first page on small paper',
    async (texto) => {
      const { report, rows } = named(['Ana', 'Beto', 'Ana']);
      const page: typeof report.page = {
        ...report.page,
        papel: 'media_carta',
        fondo: '#fffaeb',
        marca_agua: { ...NEW_WATERMARK, texto },
        header_zonas: { centro: plainRichText('Ana'), derecha: plainRichText('Beto') },
        primera_pagina: { header: plainRichText('Ana'), footer: null },
      };
      expect(await differencesIn(format, { report: { ...report, page }, rows })).toEqual([]);
    },
  );

  it('stacked items in two columns over pages', async () => {
    expect(await differencesIn(format, stacked())).toEqual([]);
  });

  it('long words that are parted by syllables in narrow columns and in labels', async () => {
    expect(await differencesIn(format, parted(undefined))).toEqual([]);
    const etiquetas = { columnas: 6, filas: 3, separacion: 8, contorno: true };
    expect(await differencesIn(format, parted(etiquetas))).toEqual([]);
  });

  it('a list, a heading, a picture that is missing, and texts beside each other over pages', async () => {
    expect(await differencesIn(format, texts())).toEqual([]);
  });
});

it.each(FORMATS)('finds a value that is exchanged in a stacked table of the %s', async (format) => {
  const report = stacked();
  const [, , , short] = report.report.layouts[0]?.items ?? [];
  const uuid = short?.uuid ?? '';
  const rows = {
    ...report.rows,
    [uuid]: (report.rows[uuid] ?? []).map((row, at) => (at === 2 ? { ...row, [NAME]: 'Carla' } : row)),
  };
  expect((await differencesIn(format, report, rows)).length).toBeGreaterThan(0);
});

/** Letters in a narrow column, or on labels, whose words are wider than that. */
function parted(etiquetas: TextoDinamicoItem['etiquetas']): ReportWithRows {
  const item = {
    ...newItem('texto_dinamico'),
    tamaño: etiquetas === undefined ? 15 : 100,
    estilo_item: { font_size: etiquetas === undefined ? 16 : 11 },
    selected_tables: ['employees'],
    selected_columns: [selected(NAME), selected(POSITION)],
    valor: {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            { type: 'column' as const, attrs: { column: NAME }, marks: [{ type: 'bold' as const }] },
            { type: 'text' as const, text: ', responsable de ' },
            { type: 'column' as const, attrs: { column: POSITION } },
          ],
        },
      ],
    },
    ...(etiquetas !== undefined && { etiquetas }),
  };
  const rows = ['Parangaricutirimícuaro', 'Hernández-Bustamante', 'Ana'].map(
    (name): Row => ({ [NAME]: name, [POSITION]: 'Comercialización Internacional' }),
  );
  return { report: reportOf([item]), rows: { [item.uuid]: rows } };
}

/** Two columns of stacked items: a table of several pages between a text and another table, beside a table with a text. */
function stacked(): ReportWithRows {
  const tableOf = (tamaño: number, more: object = {}) => tabla([NAME, NUMBER], { tamaño, ...more });
  const text = (phrase: string, tamaño: number) => ({
    ...newItem('texto'),
    ...{ tamaño, apilado: true, valor: plainRichText(phrase) },
  });
  const first = { ...newItem('texto'), tamaño: 60, valor: plainRichText('Ana 1') };
  const tables = [tableOf(60, { apilado: true }), tableOf(60, { apilado: true }), tableOf(40)];
  const [long, short, beside] = tables;
  if (long === undefined || short === undefined || beside === undefined) throw new Error('three tables');
  const items = [first, long, text('Entre ambas', 60), short, beside, text('Ana 1', 40)];
  const rowsOf = (count: number): Row[] =>
    Array.from({ length: count }, (_, at) => ({ [NAME]: at % 2 === 0 ? 'Ana' : 'Beto', [NUMBER]: `${at}` }));
  return {
    report: { ...reportOf(items), layouts: [{ index: 0, separation: false, items }] },
    rows: { [long.uuid]: rowsOf(90), [short.uuid]: rowsOf(4), [beside.uuid]: rowsOf(40) },
  };
}

/** Receipts, two on a sheet, with so many more perceptions on that of each person. */
function receiptsWith(more: readonly number[]): ReportWithRows {
  const { report, rows } = reciboMediaCarta;
  const [driver = '', perceptions = ''] = dataItems(report).map(({ uuid }) => uuid);
  const added = more.flatMap((count, person) =>
    Array.from({ length: count }, (_, line) => ({
      'payroll_results.id': rows[driver]?.[person]?.['payroll_results.id'] ?? null,
      'concepts.key': `9${line}`,
      'concepts.description': `Bono ${person}-${line}`,
      'payroll_lines.correction_words': '',
      'payroll_lines.amount': '100.00',
    })),
  );
  return { report, rows: { ...rows, [perceptions]: [...(rows[perceptions] ?? []), ...added] } };
}

/** Groups whose sums are 0, and one without any value. */
function zeros(): ReportWithRows {
  const item = tabla([NAME], {
    group_by: ['clients.name'],
    selected_columns: [
      selected(NAME),
      { ...selected(SBC), formato: 'moneda', total: 'suma' },
      { ...selected(SALARY), total: 'maximo' },
    ],
  });
  const rows = [
    { 'clients.name': 'A', [NAME]: 'Ana', [SBC]: '0', [SALARY]: null },
    { 'clients.name': 'A', [NAME]: 'Bea', [SBC]: '0', [SALARY]: null },
    { 'clients.name': 'B', [NAME]: 'Carla', [SBC]: null, [SALARY]: '3' },
    { 'clients.name': 'B', [NAME]: 'Dora', [SBC]: '5', [SALARY]: '-3' },
  ];
  return { report: reportOf([item]), rows: { [item.uuid]: rows } };
}

function texts(): ReportWithRows {
  const textOf = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const listed = (...content: BlockNode[]) => ({ type: 'listItem' as const, content });
  const valor: RichText = {
    type: 'doc',
    content: [
      textOf('Antes'),
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Encabezado' }] },
      {
        type: 'bulletList',
        content: [
          listed(textOf('a')),
          listed(textOf('b'), { type: 'bulletList', content: [listed(textOf('b1'))] }),
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 9 },
        content: [listed(textOf('nueve')), listed(textOf('diez'), textOf('y más'))],
      },
    ],
  };
  const long = (word: string, count: number) => ({
    ...{ ...newItem('texto'), tamaño: 50, valor: plainRichText(`${word} `.repeat(count)) },
  });
  const picture = { ...newItem('imagen'), tamaño: 50, alt: 'Falta la foto', valor: crypto.randomUUID() };
  const rows = [
    [{ ...newItem('texto'), tamaño: 50, valor }, picture],
    [long('izquierda', 900), long('a la derecha', 1200)],
  ];
  const layouts = rows.map((items, index) => ({ index, separation: false, items }));
  return { report: { ...reportOf([]), layouts }, rows: {} };
}

it('is no difference in a workbook that a formula of 0 has no result', async () => {
  const report = zeros();
  const zip = await JSZip.loadAsync(await driver.fileOf('xlsx', report));
  const sheet = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
  expect(sheet).toContain('</f><v>0</v>');
  zip.file('xl/worksheets/sheet1.xml', sheet.replaceAll('</f><v>0</v>', '</f>'));
  const bytes = await zip.generateAsync({ type: 'uint8array' });
  expect((await driver.compare('xlsx', bytes, report)).differences).toEqual([]);
});

describe.each(FORMATS)('is a difference in the %s, although every value is there', (format) => {
  it('a value in the empty column beside its own', async () => {
    const item = tabla([NAME, SBC, SALARY]);
    const rows = Array.from(
      { length: 3 },
      (_none, at): Row => ({
        ...{ [NAME]: `Persona ${at}`, [SBC]: '100', [SALARY]: at === 1 ? null : '200' },
      }),
    );
    const report = { report: reportOf([item]), rows: { [item.uuid]: rows } };
    const moved = rows.with(1, { [NAME]: 'Persona 1', [SBC]: null, [SALARY]: '100' });
    const [first] = await differencesIn(format, report, { [item.uuid]: moved });
    expect(first).toMatchObject({ format, item: 'tabla', row: 2 });
  });

  it('two exchanged salaries, a row that is there twice, somebody nobody knows, another order', async () => {
    const report = named(['Ana', 'Bea', 'Carla', 'Dora']);
    const [[uuid = '', rows = []] = []] = Object.entries(report.rows);
    const [ana = {}, bea = {}, carla = {}, dora = {}] = rows;
    const changes: Row[][] = [
      [
        { ...ana, [POSITION]: bea[POSITION] ?? null },
        { ...bea, [POSITION]: ana[POSITION] ?? null },
        carla,
        dora,
      ],
      [ana, bea, bea, carla, dora],
      [ana, bea, carla, { [NUMBER]: '9', [NAME]: 'Nadie', [POSITION]: 'P9' }, dora],
      [ana, bea, dora, carla],
      [ana, bea, carla],
    ];
    const differences = [];
    for (const changed of changes) {
      const [first] = await differencesIn(format, report, { [uuid]: changed });
      differences.push(first);
    }
    expect(differences).toMatchObject([
      { row: 1, expected: 'P0', found: 'P1' },
      { expected: '', found: expect.stringContaining('Bea') },
      { expected: '', found: expect.stringContaining('Nadie') },
      { expected: '', found: expect.stringContaining('Dora') },
      { row: 4, expected: '3', found: '' },
    ]);
  });
});
