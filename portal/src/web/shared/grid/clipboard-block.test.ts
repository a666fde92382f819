import { describe, expect, it } from 'vitest';
import { readBlock, writeBlock } from './clipboard-block';

describe('blocks of the clipboard', () => {
  it('reads what Excel copies, with the line end that it puts last', () => {
    expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });

  it('keeps line ends, tabs and quotes of a cell in quotes', () => {
    expect(readBlock('"dos\nlíneas"\t"dice ""sí"""\n5" tubo\tb')).toEqual([
      ['dos\nlíneas', 'dice "sí"'],
      ['5" tubo', 'b'],
    ]);
  });

  it('reads a single cell and nothing at all', () => {
    expect(readBlock('7')).toEqual([['7']]);
    expect(readBlock('')).toEqual([['']]);
  });

  it('reads what it writes', () => {
    const cells = ['a', '"', 'a"b', 'a\tb', 'a\nb', '', '""', '1'];
    for (const one of cells)
      for (const other of cells)
        for (const block of [
          [[one, other]],
          [[one], [other || 'x']],
          [
            [one, other, one],
            [other, one, 'x'],
          ],
        ])
          expect(readBlock(writeBlock(block))).toEqual(block);
  });
});
