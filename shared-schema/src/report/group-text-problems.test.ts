import { describe, expect, it } from 'vitest';
import { withRenamedSources } from './formula-tables.ts';
import { formulaAt, groupTextParts, mapGroupText } from './group-text-parts.ts';
import { type TablaItem, tablaItem } from './item.ts';
import { newItem } from './new-item.ts';
import { mapItemFormulas } from './placed-formulas.ts';
import { emptyReport } from './report.ts';
import { validateReport } from './validate-report.ts';

const table: TablaItem = {
  ...tablaItem.parse(newItem('tabla')),
  selected_tables: ['employees'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'employees.sbc', data_type: 'numeric', readable_name: 'SBC' },
  ],
  group_by: ['employees.position'],
};
const column = (key: string): string => `[${table.uuid}.employees.${key}]`;

const problemsOf = (pie: string, over: Partial<TablaItem> = {}): string[] =>
  validateReport({
    ...emptyReport('Grupos'),
    layouts: [
      {
        index: 0,
        separation: false,
        items: [{ ...table, textos_grupo: [{ encabezado: '', pie }], ...over }],
      },
    ],
  }).map(({ message }) => message);

describe('the parts of a text of groups', () => {
  it('are words and formulas, whose own texts and names can have braces', () => {
    const { parts, open } = groupTextParts('De {[a}b]}: {"}" & A} }');
    expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'De '],
      ['formula', '[a}b]'],
      ['text', ': '],
      ['formula', '"}" & A'],
      ['text', ' }'],
    ]);
    expect(open).toBeNull();
    expect(mapGroupText('De {A}: {B', (formula) => formula.toLowerCase())).toBe('De {a}: {B');
  });

  it('are told by a place in them, also while a brace is open', () => {
    expect(formulaAt('De {A}: {B', 1)).toBeNull();
    expect(formulaAt('De {A}: {B', 4)).toEqual({ start: 4, end: 5 });
    expect(formulaAt('De {A}: {B', 10)).toEqual({ start: 9, end: 10 });
  });
});

describe('a text of groups', () => {
  it('may have the column of its groups, totals and expressions', () => {
    const text = `{${column('position')}}: {SUMA(${column('sbc')})} {CONTAR.SI(${column('name')}; "Ana")}`;
    expect(problemsOf(text)).toEqual([]);
  });

  it.each<[string, Partial<TablaItem>, RegExp]>([
    [`{${column('sbc')}}`, {}, /^Pie de los grupos: .*tiene muchas filas/],
    [`{${column('gender')}}`, {}, /ya no está en la tabla/],
    ['{SUMA(', {}, /Falta cerrar una llave/],
    ['{HOY()}', {}, /HOY no se usa/],
    ['{}', {}, /Pie de los grupos/],
    [
      `{SUMA(${column('sbc')})}`,
      { selected_columns: table.selected_columns.map((one) => ({ ...one, mostrar_si: '1 = 1' })) },
      /tiene una condición para mostrarse/,
    ],
    [
      'x',
      { resumen: { medidas: [{ id: 'medida-1', column: 'employees.sbc', funcion: 'suma' }] } },
      /tabla resumida/,
    ],
  ])('%s is a problem for its author', (text, over, problem) => {
    expect(problemsOf(text, over).join(' ')).toMatch(problem);
  });

  it('of a table without groups is not looked at', () => {
    expect(problemsOf('{', { group_by: [] })).toEqual([]);
  });

  it('follows its table when that is copied', () => {
    const other = '3f0a54de-4a43-4ac1-8f69-7a2c64f3a299';
    const item = { ...table, textos_grupo: [{ encabezado: '', pie: `{SUMA(${column('sbc')})}` }] };
    const copy = mapItemFormulas({ ...item, uuid: other }, (formula) =>
      withRenamedSources(formula, (id) => (id === table.uuid ? other : id)),
    );
    expect(copy.textos_grupo?.[0]?.pie).toBe(`{SUMA([${other}.employees.sbc])}`);
  });
});
