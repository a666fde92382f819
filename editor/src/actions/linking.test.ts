/** Tables on a page that repeats: which rows each page shows. */
import type { DataItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EditorDriver } from '../testing/editor-driver.ts';
import { moveTo } from './arranging.ts';
import { change } from './changing.ts';
import { addTable } from './choosing-tables.ts';
import { insertCopies } from './inserting.ts';
import { undo } from './undoing.ts';

const text: DataItem = {
  ...newItem('texto_dinamico'),
  selected_tables: ['payroll_results', 'employees'],
  selected_columns: [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' },
    { column: 'payroll_results.net_pay', data_type: 'numeric', readable_name: 'Neto a pagar' },
  ],
};
const lines: DataItem = {
  ...newItem('tabla'),
  selected_tables: ['payroll_lines'],
  selected_columns: [{ column: 'payroll_lines.amount', data_type: 'numeric', readable_name: 'Importe' }],
};

function open(
  sections: { items: DataItem[]; separation?: boolean }[],
  host: ConstructorParameters<typeof EditorDriver>[0] = {},
): EditorDriver {
  const report: ReportDocument = {
    ...emptyReport('Cartas'),
    layouts: sections.map(({ items, separation = false }, index) => ({ index, separation, items })),
  };
  const editor = new EditorDriver({ ...host, report });
  onTestFinished(editor.close);
  return editor;
}

test('a table on a repeating page follows the receipt of its page, though the text does not use it', () => {
  const editor = open([{ items: [text] }]);
  editor.select(editor.item('texto_dinamico'));
  editor.add('tabla');
  addTable(editor.store, editor.item('tabla'), 'payroll_lines');
  expect(editor.item('tabla').detail_column).toBe('payroll_results.id');
  expect(editor.announcement).toContain('Número de recibo');
  undo(editor.store);
  expect(editor.item('tabla').selected_tables).toEqual([]);
  expect(editor.item('tabla').detail_column).toBeUndefined();
});

test('a further table does not take back the choice of all rows', () => {
  const editor = open([{ items: [text] }, { items: [lines] }]);
  addTable(editor.store, editor.item('tabla'), 'concepts');
  expect(editor.item('tabla').detail_column).toBeUndefined();
});

test('a table that is moved onto a repeating page follows it, in the same step', () => {
  const editor = open([{ items: [text] }, { items: [lines], separation: true }]);
  const { document } = editor.store.getState().edit;
  moveTo(editor.store, [editor.item('tabla').uuid], {
    into: 'section',
    section: document.order[0] ?? '',
    index: 1,
  });
  expect(editor.item('tabla').detail_column).toBe('payroll_results.id');
  undo(editor.store);
  expect(editor.outline).toBe('texto_dinamico tabla');
});

test('a table that is pasted onto a repeating page follows it', () => {
  const editor = open([{ items: [text] }]);
  editor.select(editor.item('texto_dinamico'));
  insertCopies(editor.store, [[lines]]);
  expect(editor.item('tabla').detail_column).toBe('payroll_results.id');
});

test('tables follow as soon as the text of their page gets its rows', () => {
  const editor = open([{ items: [{ ...newItem('texto_dinamico') }] }, { items: [lines] }]);
  addTable(editor.store, editor.item('texto_dinamico'), 'employees');
  expect(editor.item('tabla').detail_column).toBe('employees.id');
});

test('a table that cannot follow its page shows on the canvas what it prints: no rows', async () => {
  const loadRows = vi.fn(async () => ({ rows: [], more: false, total: 0 }));
  const editor = open([{ items: [text] }, { items: [lines] }], { host: { loadRows } });
  change(
    editor.store,
    {
      uuid: editor.item('tabla').uuid,
      nombre: 'tabla',
      fields: { detail_column: 'payroll_lines.id' },
    },
    'cambiar filas por página',
  );
  await vi.waitFor(() =>
    expect(loadRows).toHaveBeenCalledWith(
      expect.objectContaining({ detail_column: 'payroll_lines.id', detail_values: [] }),
      expect.anything(),
    ),
  );
});
