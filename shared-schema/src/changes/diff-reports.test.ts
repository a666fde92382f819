import { expect, it } from 'vitest';
import type { ColumnMark } from '../data/column-mark.ts';
import { INDICATOR_VALUE, type ReportItem } from '../report/item.ts';
import { newItem } from '../report/new-item.ts';
import { emptyReport, type ReportDocument, reportItems, TODOS } from '../report/report.ts';
import { plainRichText } from '../report/rich-text.ts';
import { describeChanges } from './describe-changes.ts';
import { diffReports, isSame } from './diff-reports.ts';

const reportOf = (items: ReportItem[], changes: Partial<ReportDocument> = {}): ReportDocument => ({
  ...emptyReport('Plantilla'),
  layouts: items.map((item, index) => ({ index, separation: false, items: [item] })),
  ...changes,
});
const text = (label: string): ReportItem => ({ ...newItem('texto'), valor: plainRichText(label) });
const name = { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' } as const;
const table = (changes: object = {}) => ({
  ...newItem('tabla'),
  selected_tables: ['employees'],
  selected_columns: [name],
  ...changes,
});
const said = (before: ReportDocument, after: ReportDocument): string[] =>
  describeChanges(before, after, diffReports(before, after));
const uuids = (items: readonly ReportItem[]): string[] => items.map(({ uuid }) => uuid);

it('tells deleted, added and edited items by their uuid', () => {
  const [gone, kept, edited, fresh] = [text('a'), text('b'), text('c'), text('d')];
  const diff = diffReports(
    reportOf([gone, kept, edited]),
    reportOf([kept, { ...text('C'), uuid: edited.uuid }, fresh]),
  );
  expect(uuids(diff.deleted)).toEqual([gone.uuid]);
  expect(uuids(diff.added)).toEqual([fresh.uuid]);
  expect(diff.edited.map(({ after, fields }) => [after.uuid, fields])).toEqual([[edited.uuid, ['valor']]]);
  expect(diff.moved).toEqual([]);
});

it('takes the same uuid of another kind as edited', () => {
  const one = text('a');
  const other = { ...newItem('titulo'), uuid: one.uuid, valor: plainRichText('a') };
  expect(diffReports(reportOf([one]), reportOf([other])).edited[0]?.fields).toContain('nombre');
  expect(said(reportOf([one]), reportOf([other]))).toEqual(['Cambió el contenido del título “a”.']);
});

it('finds every property of an item that differs, and neither its number nor the order of its keys', () => {
  const one = table();
  expect(diffReports(reportOf([one]), reportOf([{ ...one, id: 7 }])).edited).toEqual([]);
  for (const change of [
    { tamaño: 50 },
    { estilo_item: { color: '#ff0000' } },
    { zebra: !one.zebra },
    { group_by: ['employees.name'] },
    { order_columns: [{ column: 'employees.name', direction: 'asc' as const }] },
  ])
    expect(diffReports(reportOf([one]), reportOf([{ ...one, ...change }])).edited[0]?.fields).toEqual(
      Object.keys(change),
    );
  expect(isSame({ a: 1, b: undefined, c: [1] }, { c: [1], a: 1 })).toBe(true);
  expect(isSame([1], { 0: 1 })).toBe(false);
});

it('tells the fewest items that were put elsewhere, and sections that were joined', () => {
  const items = [text('a'), text('b'), text('c'), text('d')];
  const [a, b, c, d] = items;
  if (!a || !b || !c || !d) throw new Error('four items');
  expect(uuids(diffReports(reportOf(items), reportOf([d, a, b, c])).moved)).toEqual([d.uuid]);
  const joined = { ...reportOf([]), layouts: [{ index: 0, separation: false, items }] };
  const diff = diffReports(reportOf(items), joined);
  expect([diff.moved, diff.rearranged]).toEqual([[], true]);
});

it('says in words what changed', () => {
  const filter = {
    id: 'f',
    nombre: 'x',
    selected_columns: ['employees.name'],
    column_type: 'text' as const,
    condition: 'contiene' as const,
    valor: 'Ana',
  };
  const before = table({ filters: [filter] });
  const after = {
    ...before,
    filters: [{ ...filter, valor: 'Luz' }],
    selected_columns: [
      { ...name, titulo: 'Persona' },
      { column: 'employees.rfc', data_type: 'text' as const, readable_name: 'RFC' },
    ],
  };
  expect(
    said(
      reportOf([before], { auditorio: [TODOS] }),
      reportOf([after, text('Nuevo')], { nombre: 'Otro', orientation: 'horizontal', auditorio: [] }),
    ),
  ).toEqual([
    'El nombre pasó de “Plantilla” a “Otro”.',
    'La orientación pasó de “Vertical” a “Horizontal”.',
    'Ya no lo pueden ver todos los clientes.',
    'Se agregó el texto “Nuevo”.',
    'La columna “Nombre completo” de la tabla “Empleados” cambió su título de nada a “Persona”.',
    'Se agregó la columna “RFC” a la tabla “Empleados”.',
    'Cambió el filtro “Nombre completo” de la tabla “Empleados”: pasó de “contiene Ana” a “contiene Luz”.',
  ]);
});

it('tells which filters are joined by O, whatever their groups are called', () => {
  const filter = (id: string, nombre: string, grupo?: string) => ({
    id,
    nombre,
    selected_columns: [],
    column_type: 'text' as const,
    condition: 'contiene' as const,
    valor: 'Ana',
    ...(grupo === undefined ? {} : { grupo }),
  });
  const one = table();
  const changed = (before: ReturnType<typeof filter>[], after: ReturnType<typeof filter>[]): string[] =>
    said(reportOf([{ ...one, filters: before }]), reportOf([{ ...one, filters: after }]));
  const [apart, joined] = [
    [filter('1', 'Alta'), filter('2', 'Baja'), filter('3', 'Sexo')],
    [filter('1', 'Alta', 'g'), filter('2', 'Baja', 'g'), filter('3', 'Sexo')],
  ];
  expect(changed(apart, joined)).toEqual([
    'Ahora basta con cumplir uno de los filtros “Alta” y “Baja” de la tabla “Empleados”.',
  ]);
  expect(changed(joined, apart)).toEqual([
    'Ya no basta con cumplir uno de los filtros “Alta” y “Baja” de la tabla “Empleados”.',
  ]);
  const renamed = joined.map((one) => (one.grupo === undefined ? one : { ...one, grupo: 'h' }));
  expect(changed(joined, renamed)).toEqual([]);
  expect(changed(joined, joined.slice(1))).toEqual(['Se quitó el filtro “Alta” de la tabla “Empleados”.']);
});

it('tells that a table is summarised, and which measure is calculated otherwise', () => {
  const list = table();
  const summarised = (funcion: 'suma' | 'promedio') => ({
    ...list,
    resumen: { medidas: [{ id: 'medida-a', column: 'employees.sbc', funcion }] },
  });
  const changes = (before: typeof list, after: typeof list) => said(reportOf([before]), reportOf([after]));
  expect(changes(list, summarised('suma'))).toEqual(['Ahora se resume por grupos la tabla “Empleados”.']);
  expect(changes(summarised('suma'), list)).toEqual(['Ya no se resume por grupos la tabla “Empleados”.']);
  expect(changes(summarised('suma'), summarised('promedio'))).toEqual([
    'Cambió el cálculo de la medida de la tabla “Empleados”.',
  ]);
  const sums = summarised('suma');
  const first = { ...sums, resumen: { ...sums.resumen, primeros: { medida: 'medida-a', n: 5 } } };
  expect(changes(sums, first)).toEqual([
    'Ahora se muestran los primeros 5 grupos de la tabla “Empleados” y los demás como “Otros”.',
  ]);
  expect(changes(first, sums)).toEqual(['Ahora se muestran todos los grupos de la tabla “Empleados”.']);
});

it('tells what of a cross table changed: what runs across, a measure, its totals', () => {
  const rfc = { column: 'employees.rfc', data_type: 'text' as const, readable_name: 'RFC' };
  const sex = { column: 'employees.gender', data_type: 'text' as const, readable_name: 'Sexo' };
  const sum = { column: 'medida-a', data_type: 'numeric' as const, readable_name: 'Salario' };
  const cross = (columnas: string[], funcion: 'suma' | 'promedio', total_filas = true) => ({
    ...newItem('tabla_cruzada', '0b7c1a52-3f7e-4c1b-9a10-000000000077'),
    selected_tables: ['employees'],
    selected_columns: [rfc, sex, sum],
    resumen: { medidas: [{ id: 'medida-a', column: 'employees.sbc', funcion }] },
    ...{ columnas, total_filas },
  });
  const before = cross([rfc.column], 'suma');
  expect(said(reportOf([before]), reportOf([cross([sex.column], 'promedio', false)]))).toEqual([
    'Cambió el cálculo de la medida “Salario” de la tabla cruzada “Empleados”.',
    'Las columnas de la tabla cruzada “Empleados” ahora son “Sexo”.',
    'Cambió el total de cada fila de la tabla cruzada “Empleados”.',
  ]);
  expect(said(reportOf([before]), reportOf([before]))).toEqual([]);
  const after = {
    ...before,
    resumen: { ...before.resumen, primeros: { medida: 'medida-a', n: 5 } },
    titulo_total: 'En el año',
    detail_column: 'employees.id',
    estilos_condicionales: [
      {
        ...{ id: 'a', column: 'medida-a', condition: 'mayor que' as const, valor: '9' },
        ...{ alcance: 'celda' as const, bold: true },
      },
    ],
  };
  expect(said(reportOf([before]), reportOf([after]))).toEqual([
    'Ahora se muestran las primeras 5 filas de la tabla cruzada “Empleados” y las demás como “Otros”.',
    'Se agregó un estilo condicional a la tabla cruzada “Empleados”: si Salario mayor que 9, negrita en Salario.',
    'Cambió el encabezado del total de la tabla cruzada “Empleados”.',
    'Cambió la relación con la página de la tabla cruzada “Empleados”.',
  ]);
  expect(said(reportOf([after]), reportOf([before]))[0]).toBe(
    'Ahora se muestran todas las filas de la tabla cruzada “Empleados”.',
  );
});

it('tells the rule and the look of conditional styles, by condition and by formula', () => {
  const sbc = { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC' } as const;
  const style = {
    ...{ id: 'a', column: 'employees.sbc', condition: 'mayor que' as const, valor: '500' },
    ...{ alcance: 'celda' as const, bold: false, color: '#b42318' },
  };
  const styled = (...estilos_condicionales: object[]) =>
    reportOf([{ ...base, ...{ estilos_condicionales } } as ReportItem]);
  const base = table({ selected_columns: [name, sbc] });
  const byFormula = { ...style, formula: '[employees.sbc] > [employees.daily_salary] * 25' };
  expect(said(styled(), styled(style))).toEqual([
    'Se agregó un estilo condicional a la tabla “Empleados”: si SBC mayor que 500, letra #B42318 en SBC.',
  ]);
  expect(
    said(styled(style), styled({ ...style, color: undefined, background: '#fef3f2', bold: true })),
  ).toEqual([
    'Cambió un estilo condicional de la tabla “Empleados”: pasó de “si SBC mayor que 500, letra #B42318 en SBC” a “si SBC mayor que 500, negrita, fondo #FEF3F2 en SBC”.',
  ]);
  expect(said(styled(byFormula), styled({ ...byFormula, alcance: 'fila' }))).toEqual([
    'Cambió un estilo condicional de la tabla “Empleados”: pasó de “si [Salario base de cotización] > [Salario diario] * 25, letra #B42318 en SBC” a “si [Salario base de cotización] > [Salario diario] * 25, letra #B42318 en toda la fila”.',
  ]);
  expect(said(styled(style), styled())).toEqual([
    'Se quitó un estilo condicional de la tabla “Empleados”: si SBC mayor que 500, letra #B42318 en SBC.',
  ]);
  expect(said(styled(style, { ...style, id: 'b' }), styled({ ...style, id: 'b' }, style))).toEqual([
    'Cambió el orden de los estilos condicionales de la tabla “Empleados”.',
  ]);
});

it('tells the rule of an indicator', () => {
  const indicator = { ...newItem('indicador'), etiqueta: 'Neto' };
  const rule = {
    ...{ id: 'a', column: INDICATOR_VALUE, condition: 'menor que' as const, valor: '0' },
    ...{ alcance: 'celda' as const, bold: false, color: '#b42318' },
  };
  expect(said(reportOf([indicator]), reportOf([{ ...indicator, estilos_condicionales: [rule] }]))).toEqual([
    'Se agregó un estilo condicional al indicador “Neto”: si el valor menor que 0, letra #B42318 en el valor.',
  ]);
});

it('tells a heading that columns share', () => {
  const shared = table({ selected_columns: [{ ...name, encabezado_comun: 'Persona' }] });
  expect(said(reportOf([{ ...shared, selected_columns: [name] }]), reportOf([shared]))).toEqual([
    'La columna “Nombre completo” de la tabla “Empleados” cambió su encabezado común de nada a “Persona”.',
  ]);
});

it('compares versions of 300 items', () => {
  const items = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? text(`Texto ${at}`) : table()));
  const before = reportOf(items);
  const after = reportOf(items.toReversed().map((item) => ({ ...item, tamaño: 50 })));
  expect(said(before, after).length).toBeGreaterThan(500);
});

/** Numbers in [0, 1), the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'holds its laws for random versions, %i',
  (seed) => {
    const random = seededRandom(seed);
    const pool = Array.from({ length: 14 }, (_, at) => (at % 3 === 0 ? table() : text(`t${at}`)));
    const version = (): ReportDocument =>
      reportOf(
        pool
          .filter(() => random() < 0.7)
          .map((item) => (random() < 0.3 ? { ...item, tamaño: 50 } : item))
          .sort(() => random() - 0.5),
      );
    const [before, after] = [version(), version()];
    const there = diffReports(before, after);
    const back = diffReports(after, before);
    expect(new Set(uuids(there.added))).toEqual(new Set(uuids(back.deleted)));
    expect(new Set(uuids(there.deleted))).toEqual(new Set(uuids(back.added)));
    expect(new Set(there.edited.map((item) => item.after.uuid))).toEqual(
      new Set(back.edited.map((item) => item.after.uuid)),
    );
    expect(there.moved.length).toBe(back.moved.length);
    expect(reportItems(before).length - there.deleted.length + there.added.length).toBe(
      reportItems(after).length,
    );
    expect(said(after, structuredClone(after))).toEqual([]);
  },
);

it('tells what a formula was and is, by the readable names of its columns', () => {
  const computed = (formula: string) => ({
    ...{ id: 'adicional-1', nombre: 'Mensual', tipo: 'formula' as const, operator: null },
    ...{ selected_columns: [], valor: '', resultado: null, formula },
  });
  const before = table({ additional_columns: [computed('[employees.daily_salary] * 30')] });
  const after = { ...before, additional_columns: [computed('[employees.daily_salary] * 30.4')] };
  expect(said(reportOf([before]), reportOf([after]))).toEqual([
    'La fórmula de “Mensual” de la tabla “Empleados” pasó de “[Salario diario] * 30” a “[Salario diario] * 30.4”.',
  ]);
});

it('tells the paper by its name or its size, and none by letter, which is the same', () => {
  const onPaper = (papel?: ReportDocument['page']['papel']): ReportDocument =>
    reportOf([], { page: { ...emptyReport().page, papel } });
  expect(said(onPaper(), onPaper('carta'))).toEqual([]);
  expect(said(onPaper(), onPaper({ lado_corto: 283.5, lado_largo: 425.2 }))).toEqual([
    'El papel pasó de “Carta” a “personalizado de 10 × 15 cm”.',
  ]);
});

it('tells that a section stands otherwise on its page, by its first item', () => {
  const items = [text('a'), text('b')];
  const before = reportOf(items);
  const layouts = before.layouts.map((section, index) =>
    index === 1 ? { ...section, alineacion: 'centro' as const, espacio_antes: 12 } : section,
  );
  expect(said(before, { ...before, layouts })).toEqual([
    'Cambió el espacio o la alineación de la sección del texto “b”.',
  ]);
});

it('tells that an item stands below another one, and that it no longer does', () => {
  const [one, other] = [text('a'), text('b')];
  const sideBySide = [
    { ...one, tamaño: 50 },
    { ...other, tamaño: 50 },
  ];
  const stack = [one, { ...other, apilado: true }];
  const inOneSection = (items: ReportItem[]) =>
    reportOf([], { layouts: [{ index: 0, separation: false, items }] });
  expect(said(inOneSection(sideBySide), inOneSection(stack))).toContain(
    'Se apiló debajo de otro elemento el texto “b”.',
  );
  expect(said(inOneSection(stack), inOneSection(sideBySide))).toContain(
    'Pasó a una columna propia el texto “b”.',
  );
});

it('says which bar or icons a column has now', () => {
  const before = table();
  const marked = (marca: ColumnMark) => ({ ...before, selected_columns: [{ ...name, marca }] });
  const icons = marked({ tipo: 'iconos', juego: 'flechas', alto: '0', medio: '0' });
  const bar = marked({ tipo: 'barra', maximo: '500', color: '#0f766e' });
  const [first] = said(reportOf([{ ...before, selected_columns: [name] }]), reportOf([icons]));
  expect(first).toBe(
    'La columna “Nombre completo” de la tabla “Empleados” cambió su barra o iconos de nada a “flechas con límites 0 y 0”.',
  );
  expect(said(reportOf([icons]), reportOf([bar]))[0]).toContain(
    'a “barra de lo menor a 500, color #0F766E”.',
  );
});

it('says what a column and its table look like now', () => {
  const styled = { ...name, estilo: { bold: true, background: '#fffaeb' } };
  const before = table();
  const after = { ...before, selected_columns: [styled], cuadricula: true, relleno_encabezado: '#2545c4' };
  expect(said(reportOf([before]), reportOf([after]))).toEqual([
    'La columna “Nombre completo” de la tabla “Empleados” cambió su estilo de nada a “negrita, fondo #FFFAEB”.',
    'Cambió las líneas de la cuadrícula de la tabla “Empleados”.',
    'Cambió el relleno del encabezado de la tabla “Empleados”.',
  ]);
});
