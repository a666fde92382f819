import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../clean/clean-html.ts';
import { htmlToDocx } from './html-to-docx.ts';

/** The body of the Word document that some HTML becomes. */
async function bodyOf(html: string): Promise<string> {
  const job = { html: cleanHtml(html), title: 'Acta', orientation: 'vertical', now: new Date(0) } as const;
  const control = { signal: new AbortController().signal, progress: () => undefined };
  const zip = await JSZip.loadAsync(await htmlToDocx(job, control));
  return (await zip.file('word/document.xml')?.async('string')) ?? '';
}

/** The properties of the run that has a text. */
const runOf = (xml: string, text: string): string => {
  const run = [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].find(([, inside]) => inside?.includes(`>${text}<`));
  return run?.[1] ?? `no run says ${text}`;
};

/** The properties of the paragraph that has a text. */
const paragraphOf = (xml: string, text: string): string => {
  const paragraphs = [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inside]) => inside ?? '');
  const match = paragraphs.find((inside) => inside.includes(`>${text}<`));
  return /<w:pPr>(.*?)<\/w:pPr>/s.exec(match ?? '')?.[1] ?? '';
};

const count = (xml: string, tag: string): number => xml.split(`<${tag}`).length - 1;

describe('a table of HTML in Word', () => {
  it('keeps bold, colours and sizes of its cells', async () => {
    const xml = await bodyOf(
      '<table><tr><th>Empleado</th></tr><tr><td style="font-weight:bold;color:#c00000">Rojo</td><td style="font-size:14pt;font-style:italic">1,234.00</td></tr></table>',
    );
    expect(runOf(xml, 'Empleado')).toContain('<w:b/>');
    expect(runOf(xml, 'Rojo')).toMatch(/<w:b\/>.*<w:color w:val="C00000"\/>/s);
    expect(runOf(xml, '1,234.00')).toMatch(/<w:i\/>.*<w:sz w:val="28"\/>/s);
  });

  it('gives a list item with a table one bullet, beside no cell', async () => {
    const xml = await bodyOf(
      '<ul><li><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></li><li>dos</li></ul>',
    );
    expect(count(xml, 'w:numPr>')).toBe(2);
    expect(/<w:tbl>.*<\/w:tbl>/s.exec(xml)?.[0]).not.toContain('w:numPr');
    expect(xml).toMatch(/<w:tblInd w:type="dxa" w:w="[1-9]\d*"\/>/);
  });

  it('begins a page once, before the table', async () => {
    const xml = await bodyOf(
      '<p>a</p><table style="page-break-before:always"><tr><td>e</td><td>f</td></tr></table>',
    );
    expect(count(xml, 'w:pageBreakBefore')).toBe(1);
    expect(/<w:tbl>.*<\/w:tbl>/s.exec(xml)?.[0]).not.toContain('w:pageBreakBefore');
  });

  it('gives columns the widths of their cells, and the rest to the others', async () => {
    const xml = await bodyOf(
      '<table width="100%"><tr><td rowspan="2">a</td><td width="70%">b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>',
    );
    const [first = 0, second = 0, third = 0] = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) =>
      Number(width),
    );
    const whole = first + second + third;
    expect(second / whole).toBeCloseTo(0.7, 2);
    expect(first).toBe(third);
  });
});

describe('text of HTML in Word', () => {
  it('keeps raised, lowered and marked text', async () => {
    const xml = await bodyOf('<p>x<sup>2</sup> H<sub>20</sub> <mark>marca</mark></p>');
    expect(runOf(xml, '2')).toContain('<w:vertAlign w:val="superscript"/>');
    expect(runOf(xml, '20')).toContain('<w:vertAlign w:val="subscript"/>');
    expect(runOf(xml, 'marca')).toMatch(/<w:shd [^>]*w:fill="FFFF00"/);
  });

  it.each([
    ['margin-left:40px', 600],
    ['margin:0 0 0 40px', 600],
    ['margin:0 30pt', 600],
  ])('moves a paragraph in by %s', async (style, left) => {
    const xml = await bodyOf(`<p style="${style}">Sangría</p><p>sin</p>`);
    expect(paragraphOf(xml, 'Sangría')).toContain(`<w:ind w:left="${left}"/>`);
    expect(paragraphOf(xml, 'sin')).not.toContain('<w:ind');
  });
});
