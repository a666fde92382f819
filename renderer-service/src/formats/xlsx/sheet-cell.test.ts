import { describe, expect, it } from 'vitest';
import { cellXml, formulaCell } from './sheet-cell.ts';

describe('the XML of a cell', () => {
  it.each([
    [null, '<c r="A2" s="3"/>'],
    [12.5, '<c r="A2" s="3"><v>12.5</v></c>'],
    [new Date('2026-11-20T00:00:00Z'), '<c r="A2" s="3"><v>46346</v></c>'],
    [
      ' <a> & \r "b"',
      '<c r="A2" s="3" t="inlineStr"><is><t xml:space="preserve"> &lt;a&gt; &amp; &#13; "b"</t></is></c>',
    ],
    [
      formulaCell('IF(A1<>"",A1,"")', 'x&y'),
      '<c r="A2" s="3" t="str"><f>IF(A1&lt;&gt;"",A1,"")</f><v>x&amp;y</v></c>',
    ],
    [formulaCell('SUM(A1:A9)', 7), '<c r="A2" s="3"><f>SUM(A1:A9)</f><v>7</v></c>'],
  ])('of %j', (value, xml) => {
    expect(cellXml('A2', 3, value)).toBe(xml);
  });
});
