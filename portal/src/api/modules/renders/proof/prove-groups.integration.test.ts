import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { describe, expect, it } from 'vitest';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { COUNT, DOUBLED, NUMBER, provedReports } from '../testing/proved-reports.ts';

const proofs = provedReports();
const { proofOf, prove, save } = proofs;

describe('the proof of summaries, cross tables and groups', { timeout: 120_000 }, () => {
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
    proofs.plant = { format: 'pdf', from, to: `${from}9` };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(proof?.differences).toContainEqual(expect.objectContaining({ format: 'pdf', column }));
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
    proofs.plant = { format: 'docx', from, to: `${from}9` };
    await prove(id);
    const proof = await proofOf(id);
    expect(proof?.state).toBe('differs');
    expect(proof?.differences).toContainEqual(expect.objectContaining({ format: 'docx' }));
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
    proofs.plant = { format: 'docx', from: 'CONTARA(', to: '1+CONTARA(' };
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
      proofs.plant = { format, from, to: from.replace('1', '2') };
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
});
