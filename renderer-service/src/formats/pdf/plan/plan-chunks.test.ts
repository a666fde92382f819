import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { figures } from '@lienzo/templates/figures/figures';
import { expect, it } from 'vitest';
import { TimeSlice } from '../../../platform/async/time-slice.ts';
import { planChunks } from './plan-chunks.ts';

/** So many that drawing them takes many times a turn, on a fast machine too. */
const LABELS = 4_000;

/** Sheets of labels, each with a QR code of its own: the slowest thing that is drawn for a row. */
function labelsWithCodes(): ReportDocument {
  const item = newItem('texto_dinamico');
  const driver = {
    ...item,
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' }],
    etiquetas: { columnas: 3, filas: 10, separacion: 6, contorno: true },
  };
  const code = { ...newItem('codigo'), column: 'employees.name' };
  return { ...emptyReport(), layouts: [{ index: 0, separation: false, items: [driver, code] }] };
}

const CONTEXT: DrawContext = {
  rowsOf: () => Array.from({ length: LABELS }, (_, row) => ({ 'employees.name': `Persona ${row}` })),
  imageSource: () => null,
  today: '2026-11-22',
  bodyWidth: 504,
  placeholders: false,
  figures,
};

it('gives others their turn between two labels of a sheet', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  let now = 0;
  // Each look at the clock finds the slice spent.
  const spent = new TimeSlice(() => (now += 1_000));
  const chunks = [];
  for await (const chunk of planChunks(labelsWithCodes(), CONTEXT, new AbortController().signal, spent))
    chunks.push(chunk);
  isDone = true;
  const html = chunks.map((chunk) => chunk.html).join('');
  expect(html.split('<svg')).toHaveLength(LABELS + 1);
  expect(turns).toBeGreaterThanOrEqual(LABELS);
});

it('stops when nobody waits any more', async () => {
  const stop = new AbortController();
  stop.abort(new Error('nobody waits'));
  const chunks = planChunks(labelsWithCodes(), CONTEXT, stop.signal);
  await expect(chunks.next()).rejects.toThrow('nobody waits');
});
