import { expect, it } from 'vitest';
import { describeChanges } from '../changes/describe-changes.ts';
import { diffReports } from '../changes/diff-reports.ts';
import { newItem } from './new-item.ts';
import { placedFormulas } from './placed-formulas.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { type InlineNode, plainRichText, type RichText } from './rich-text.ts';
import type { FirmaItem } from './signature-item.ts';
import { validateReport } from './validate-report.ts';
import { withDataFields } from './with-data-fields.ts';

const UUID = '3f0a54de-4a43-4ac1-8f69-7a2c64f3a111';
const inline = (node: InlineNode): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [node] }],
});
const signed = (quien: RichText, puesto: RichText): FirmaItem => ({
  ...newItem('firma', UUID),
  firmas: [{ id: 'firma-1', quien, puesto }],
});
const reportOf = (item: FirmaItem): ReportDocument => ({
  ...emptyReport('Contrato'),
  layouts: [{ index: 0, separation: false, items: [item] }],
});
const messagesOf = (item: FirmaItem): string[] =>
  validateReport(reportOf(item)).map(({ message }) => message);

it('chips of signatures are put in their places, and those that nothing gives are problems', () => {
  const period = reportOf(signed(inline({ type: 'field', attrs: { field: 'client' } }), plainRichText('x')));
  expect(JSON.stringify(withDataFields(period, { client: 'Acme' }))).toContain('"text":"Acme"');
  const formula = signed(inline({ type: 'formula', attrs: { formula: '1 + 1' } }), plainRichText(''));
  expect(placedFormulas(reportOf(formula))).toEqual([{ uuid: UUID, formula: '1 + 1' }]);
  const column = inline({ type: 'column', attrs: { column: 'employees.name' } });
  expect(messagesOf(signed(column, plainRichText('Trabajador')))).toHaveLength(1);
  const gone = inline({ type: 'parameter', attrs: { parameter: 'parametro-1' } });
  expect(messagesOf(signed(gone, plainRichText('Trabajador')))).toHaveLength(1);
});

it('a signature of nobody is a problem that says which', () => {
  expect(messagesOf(signed(plainRichText(' '), plainRichText('')))).toEqual([
    'Escribe el nombre o el puesto de la firma 1, o quítala.',
  ]);
  expect(messagesOf(signed(plainRichText('Ana'), plainRichText('')))).toEqual([]);
});

it('what changed in a signature is told by who signed before', () => {
  const [before, after] = ['Ana', 'Luis'].map((name) =>
    reportOf(signed(plainRichText(name), plainRichText('Gerente'))),
  );
  if (before === undefined || after === undefined) throw new Error('two reports were made');
  expect(describeChanges(before, after, diffReports(before, after))).toEqual([
    'En la firma “Luis, Gerente”, quien firma pasó de “Ana, Gerente” a “Luis, Gerente”.',
  ]);
});
