import { describe, expect, test } from 'vitest';
import { newItem } from './new-item.ts';
import { emptyReport, layout } from './report.ts';
import { mapColumns, sectionColumns } from './section-columns.ts';
import { validateReport } from './validate-report.ts';

const item = (name: string, tamaño: number, apilado?: boolean) => ({
  ...newItem('texto'),
  alt: name,
  tamaño,
  ...(apilado !== undefined && { apilado }),
});
const namesOf = (columns: { alt: string }[][]): string =>
  columns.map((column) => column.map(({ alt }) => alt).join('/')).join(' ');

describe('the columns of a section', () => {
  test('hold an item and those stacked below it', () => {
    const items = [item('a', 30), item('b', 30, true), item('c', 70)];
    expect(namesOf(sectionColumns(items))).toBe('a/b c');
  });

  test('keep what is below an item that is left out, with the width of the column', () => {
    const items = [item('a', 30), item('b', 70), item('c', 70, true), item('d', 70, true)];
    const left = mapColumns(items, (one) => (one.alt === 'b' ? [] : [one]));
    expect(namesOf(sectionColumns(left))).toBe('a c/d');
    expect(left.map(({ tamaño }) => tamaño)).toEqual([30, 70, 70]);
  });

  test('of a stored section have one width each, and the first item begins one', () => {
    const items = [item('a', 40, true), item('b', 90, true), item('c', 60)];
    const read = layout.parse({ index: 0, separation: false, items });
    expect(read.items.map(({ tamaño, apilado }) => [tamaño, apilado])).toEqual([
      [40, undefined],
      [40, true],
      [60, undefined],
    ]);
  });

  test('are limited in number and in height, with a sentence that says what to do', () => {
    const parse = (items: object[]) => layout.safeParse({ index: 0, separation: false, items });
    expect(parse(Array.from({ length: 7 }, () => item('a', 15))).error?.issues[0]?.message).toBe(
      'Una sección lleva hasta 6 columnas, cada una con hasta 8 elementos apilados; pasa los demás a otra sección.',
    );
    expect(parse(Array.from({ length: 9 }, (_, at) => item('a', 15, at > 0))).success).toBe(false);
    expect(parse(Array.from({ length: 8 }, (_, at) => item('a', 15, at > 0))).success).toBe(true);
  });

  test('count once in the width of their section', () => {
    const items = [item('a', 60), item('b', 60, true), item('c', 40)];
    const report = { ...emptyReport('Apilado'), layouts: [{ index: 0, separation: false, items }] };
    expect(validateReport(report).filter(({ field }) => field === 'tamaño')).toEqual([]);
  });
});
