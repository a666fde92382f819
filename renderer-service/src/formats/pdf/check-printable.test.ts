import { newItem } from '@lienzo/schema/report/new-item';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { describe, expect, it } from 'vitest';
import { RenderError } from '../../errors/render-error.ts';
import { checkedRows, checkTables } from './check-printable.ts';

const table = newItem('tabla');
const other = newItem('texto');
const group: Layout[] = [{ index: 0, separation: false, items: [table, other] }];
const contextOf = (count: number): DrawContext => ({
  rowsOf: checkedRows(rowsByUuid({ [table.uuid]: Array.from({ length: count }, () => ({ 'a.key': '1' })) })),
  imageSource: () => null,
  today: '2026-11-20',
  bodyWidth: 500,
  placeholders: false,
});

function refusal(work: () => unknown): unknown {
  try {
    work();
    return 'taken';
  } catch (error) {
    return error instanceof RenderError ? [error.status, error.entries[0]?.field] : error;
  }
}

describe('tables that are printed in one piece', () => {
  it('have a bound, which names the table', () => {
    const none = (): boolean => false;
    expect(refusal(() => checkTables(group, contextOf(20_000), none))).toBe('taken');
    expect(refusal(() => checkTables(group, contextOf(20_001), none))).toEqual([413, table.uuid]);
    expect(refusal(() => checkTables(group, contextOf(20_001), () => true))).toBe('taken');
  });

  it('have it as details of a row, too', () => {
    const where = { column: 'a.key', value: '1' };
    expect(refusal(() => contextOf(20_000).rowsOf(table.uuid, where))).toBe('taken');
    expect(refusal(() => contextOf(20_001).rowsOf(table.uuid, where))).toEqual([413, table.uuid]);
    expect(refusal(() => contextOf(20_001).rowsOf(table.uuid))).toBe('taken');
  });
});
