import type { RichText } from '@lienzo/schema/report/rich-text';
import { describe, expect, it } from 'vitest';
import type { DrawContext } from '../draw-context.ts';
import { drawRichText } from './draw-rich-text.ts';

const context: DrawContext = {
  rowsOf: () => [],
  imageSource: () => null,
  today: '2026-11-20',
  bodyWidth: 504,
  placeholders: false,
};
const salary = {
  column: 'employees.daily_salary',
  data_type: 'numeric',
  readable_name: 'Salario diario',
} as const;
const inline = (
  ...content: NonNullable<Extract<RichText['content'][number], { type: 'paragraph' }>['content']>
) => ({ type: 'doc', content: [{ type: 'paragraph', content }] }) satisfies RichText;

describe('a rich text', () => {
  it('never lets text become markup', () => {
    const html = drawRichText(
      inline({ type: 'text', text: `<script>alert("1")</script> & 'x'\u0007` }),
      context,
    );
    expect(html).toBe('<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>');
  });

  it('draws a link only to the web or a mailbox, its address escaped', () => {
    const link = (href: string) => ({
      type: 'text' as const,
      text: 'ver',
      marks: [{ type: 'link' as const, attrs: { href } }],
    });
    expect(drawRichText(inline(link('javascript:alert(1)')), context)).toBe('<p>ver</p>');
    expect(drawRichText(inline(link('https://a.mx/?a="b"')), context)).toContain(
      'href="https://a.mx/?a=&quot;b&quot;"',
    );
  });

  it('draws a link with a column for the row, as text where the row has no value, and to nowhere without rows', () => {
    const attrs = { href: 'https://a.mx/', columna: salary.column, despues: '?v=1' };
    const text = inline({ type: 'text', text: 'ver', marks: [{ type: 'link', attrs }] });
    const draw = (row: Record<string, string | null>) =>
      drawRichText(text, { ...context, current: { driver: 'x', index: 0, row, columns: [salary] } });
    expect(draw({ [salary.column]: '12 "3"' })).toContain('<a href="https://a.mx/12%20%223%22?v=1"');
    expect(draw({ [salary.column]: null })).toBe('<p>ver</p>');
    expect(drawRichText(text, { ...context, placeholders: true })).toBe('<p><a>ver</a></p>');
    expect(drawRichText(text, context)).toBe('<p>ver</p>');
  });

  it('refuses a colour that is none', () => {
    const marks = [{ type: 'textStyle' as const, attrs: { color: 'red;background:url(x)', fontSize: 12 } }];
    expect(drawRichText(inline({ type: 'text', text: 'a', marks }), context)).toBe(
      '<p><span style="font-size:12pt">a</span></p>',
    );
  });

  it('puts the value of the current row, written in its own format', () => {
    const current = {
      driver: 'x',
      index: 0,
      row: { [salary.column]: '1234.5' },
      columns: [{ ...salary, formato: 'moneda' as const }],
    };
    const text = inline({ type: 'column', attrs: { column: salary.column } });
    expect(drawRichText(text, { ...context, current })).toBe('<p>$1,234.50</p>');
    const whole = inline({ type: 'column', attrs: { column: salary.column, format: 'entero' } });
    expect(drawRichText(whole, { ...context, current })).toBe('<p>1,235</p>');
  });

  it('shows a chip with the readable name while it is designed, and nothing on paper', () => {
    const text = inline({ type: 'column', attrs: { column: salary.column } });
    expect(drawRichText(text, { ...context, placeholders: true })).toBe(
      '<p><span class="lz-chip">Salario diario</span></p>',
    );
    expect(drawRichText(text, context)).toBe('<p></p>');
  });

  it('keeps the height of empty lines', () => {
    expect(drawRichText(inline(), context)).toBe('<p><br></p>');
    expect(drawRichText(inline({ type: 'text', text: 'a' }, { type: 'hardBreak' }), context)).toBe(
      '<p>a<br><br></p>',
    );
  });

  it('writes the page fields and the day', () => {
    const fields = inline(
      { type: 'field', attrs: { field: 'page' } },
      { type: 'text', text: '/' },
      { type: 'field', attrs: { field: 'pages' } },
      { type: 'text', text: ' ' },
      { type: 'field', attrs: { field: 'date' } },
    );
    expect(drawRichText(fields, { ...context, pageFields: { page: 2, pages: 7 } })).toBe(
      '<p>2/7 20 de noviembre de 2026</p>',
    );
  });
});
