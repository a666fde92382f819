import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { newItem } from '@lienzo/schema/report/new-item';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { describe, expect, it } from 'vitest';
import { RenderError } from '../../../platform/errors/render-error.ts';
import { checkTables } from './check-printable.ts';

const table = { ...newItem('tabla'), detail_column: 'a.key' };
const driver = newItem('texto_dinamico');
const group: Layout[] = [{ index: 0, separation: false, items: [table, driver] }];
const contextOf = (count: number): DrawContext => ({
  rowsOf: rowsByUuid({ [table.uuid]: Array.from({ length: count }, () => ({ 'a.key': '1' })) }),
  imageSource: () => null,
  today: '2026-11-20',
  bodyWidth: 500,
  placeholders: false,
});
const forRow = (key: string): Pick<DrawContext, 'current'> => ({
  current: { driver: driver.uuid, row: { 'a.key': key }, index: 0, columns: [] },
});

function refusal(context: DrawContext): unknown {
  try {
    checkTables(group, context, rendererMessages.tooLarge.labelTable);
    return 'taken';
  } catch (error) {
    return error instanceof RenderError
      ? [error.status, error.entries[0]?.field, error.entries[0]?.message]
      : error;
  }
}

describe('tables that are printed in one piece', () => {
  it('have a bound for each row that they detail; who is refused is told which one and what to do', () => {
    expect(refusal({ ...contextOf(20_000), ...forRow('1') })).toBe('taken');
    expect(refusal({ ...contextOf(20_001), ...forRow('2') })).toBe('taken');
    expect(refusal({ ...contextOf(20_001), ...forRow('1') })).toEqual([
      413,
      table.uuid,
      'Dentro de una etiqueta, una tabla admite hasta 20,000 filas. Colócala fuera de las etiquetas o filtra sus filas.',
    ]);
  });
});
