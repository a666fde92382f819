import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type {
  CodigoItem,
  GraficaItem,
  IndicadorItem,
  TextoDinamicoItem,
  TotalesItem,
} from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { type InlineNode, plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { describe, expect, it } from 'vitest';
import { filterOn, reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { AMOUNTS, provedReports } from '../testing/proved-reports.ts';

const proofs = provedReports();
const { anAmount, proofOf, prove, save } = proofs;

describe('the proof of formulas, charts, computed columns and codes', { timeout: 120_000 }, () => {
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
    proofs.plant = { format: 'docx', from: `${rows} = 0`, to: `${rows} > 0` };
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
    proofs.plant = null;
    await prove(other);
    expect(await proofOf(other)).toMatchObject({ state: 'proved', differences: [] });
    for (const [times, format] of [
      [2, 'xlsx'],
      [3, 'docx'],
    ] as const) {
      proofs.plant = { format, from: `${times} * ${rows} = 0`, to: `${times} * ${rows} > 0` };
      await prove(other);
      const shownAnyway = await proofOf(other);
      expect(new Set(shownAnyway?.differences.map((one) => one.format))).toEqual(new Set([format]));
    }
    proofs.plant = {
      format: 'pdf',
      from: `CONTARA([${uuid}.employees.name])`,
      to: `1+CONTARA([${uuid}.employees.name])`,
    };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(new Set(proof?.differences.map((one) => one.format))).toEqual(new Set(['pdf']));
  });

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

  it('finds what BUSCARX gives by SQL, of one row, of none and of a text', async () => {
    const named = (key: string): string => `[${AMOUNTS.uuid}.employees.${key}]`;
    const formulas = [
      `BUSCARX("Nadie"; ${named('name')}; ${named('sbc')}; 1234.5)`,
      `BUSCARX(${await proofs.anAmount()}; ${named('sbc')}; ${named('name')})`,
      `BUSCARX(${await proofs.anAmount()}; ${named('sbc')}; ${named('sbc')})`,
    ];
    const valor: RichText = {
      type: 'doc',
      content: formulas.map((formula) => ({
        type: 'paragraph',
        content: [{ type: 'formula', attrs: { formula } }],
      })),
    };
    const id = await save(reportOf([{ ...newItem('texto'), valor }, AMOUNTS]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it('finds the numbers of a chart, also of the categories that are summed up as the rest', async () => {
    const id = await save(
      reportOf([CHART, { ...CHART, uuid: crypto.randomUUID(), tipo: 'barras', maximo: 2 }]),
    );
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
  });

  it.each(['pdf', 'docx', 'xlsx'] as const)('finds another number in a chart of the %s', async (format) => {
    const id = await save(reportOf([CHART]));
    proofs.plant = { format, from: '"employees.sbc":"332', to: '"employees.sbc":"99332' };
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
    proofs.plant = { format: 'pdf', from: '"employees.sbc":"332', to: '"employees.sbc":"99332' };
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
    proofs.plant = {
      format,
      from: `"employees.sbc":"${await anAmount()}"`,
      to: '"employees.sbc":"98765.43"',
    };
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
    const fixed: CodigoItem = {
      ...code,
      uuid: crypto.randomUUID(),
      valor: 'https://proofs.portal.pruebas.test',
    };
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
    const fixed: CodigoItem = { ...newItem('codigo'), valor: 'https://proofs.portal.pruebas.test' };
    const id = await save(reportOf([fixed]));
    await prove(id);
    expect(await proofOf(id)).toMatchObject({ state: 'proved', differences: [], problem: null });
    proofs.plant = {
      format: 'xlsx',
      from: 'https://proofs.portal.pruebas.test',
      to: 'https://otro.pruebas.test',
    };
    await prove(id);
    expect((await proofOf(id))?.differences).toMatchObject([
      { format: 'xlsx', item: 'Código', expected: 'https://proofs.portal.pruebas.test' },
    ]);
    const byRow = await save(coded('qr'));
    proofs.plant = { format: 'xlsx', from: '"employees.rfc":"RFC5"', to: '"employees.rfc":"RFC99"' };
    await prove(byRow);
    expect((await proofOf(byRow))?.differences).toContainEqual(
      expect.objectContaining({ format: 'xlsx', item: 'Empleados', column: 'RFC', expected: 'RFC5' }),
    );
  });

  it.each(['pdf', 'docx'] as const)('finds another content in a code of the %s', async (format) => {
    const id = await save(coded('qr'));
    proofs.plant = { format, from: '"employees.rfc":"RFC5"', to: '"employees.rfc":"RFC99"' };
    await prove(id);
    const { differences = [] } = (await proofOf(id)) ?? {};
    expect(new Set(differences.map((one) => `${one.format} ${one.item} ${one.row}`)).size).toBe(1);
    expect(differences).toContainEqual(
      expect.objectContaining({ format, item: 'Código', row: expect.any(Number), expected: 'RFC5' }),
    );
  });
});
