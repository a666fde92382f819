import { expect, test } from 'vitest';
import { layoutRuleMessages as texts } from '../rule-messages/layout-rule-messages.ts';
import { type AgsColumn, agsLayout, agsLayoutProblems, DEFAULT_AGS_LAYOUT } from './ags-layout.ts';

const { columnas } = DEFAULT_AGS_LAYOUT;
const problemsOf = (columns: AgsColumn[]): string[] =>
  agsLayoutProblems({ columnas: columns, horas_semana: true });

test('the default layout can be used and stored', () => {
  expect(agsLayoutProblems(DEFAULT_AGS_LAYOUT)).toEqual([]);
  expect(agsLayout.parse(DEFAULT_AGS_LAYOUT)).toEqual(DEFAULT_AGS_LAYOUT);
});

test.each<[string, AgsColumn[], string]>([
  ['nobody’s number', columnas.filter(({ fuente }) => fuente !== 'numero'), texts.agsPerson],
  ['nobody’s name', columnas.filter(({ fuente }) => fuente !== 'nombre'), texts.agsPerson],
  ['no column', [], texts.agsPerson],
  ['a value twice', [...columnas, { fuente: 'neto', titulo: 'Otro neto' }], texts.agsTwice],
  ['an empty heading', [...columnas, { fuente: 'curp', titulo: ' ' }], texts.agsNoHeading],
  ['a heading twice', [...columnas, { fuente: 'curp', titulo: 'rfc ' }], texts.agsSameHeading],
])('%s is a problem', (_, columns, problem) => {
  expect(problemsOf(columns)).toEqual([problem]);
});
