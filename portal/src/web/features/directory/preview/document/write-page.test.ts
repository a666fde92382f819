import { expect, it } from 'vitest';
import { createDrawing, PageElement } from './page-element';
import { PAGE_LIMITS, writePage } from './write-page';

const draw = createDrawing();

it('writes known elements, escaped, and of the others only what they hold', () => {
  const table = draw({
    tagName: 'td',
    className: 'docx_celda',
    colSpan: 3,
    style: { marginLeft: '3pt', background: 'url(http://127.0.0.1:9/x)' },
    children: [
      { tagName: 'script', children: ['<b>'] },
      { tagName: 'iframe', src: 'http://127.0.0.1:9/', children: [] },
      { tagName: 'img', src: 'http://127.0.0.1:9/x.png' },
      { tagName: 'img', src: 'data:image/png;base64,AA"' },
    ],
  });
  expect(writePage([table]).body).toBe(
    '<td class="docx_celda" style="margin-left:3pt" colspan="3">&lt;b&gt;<img><img src="data:image/png;base64,AA&quot;"></td>',
  );
});

it('keeps a style sheet from ending itself', () => {
  const { styles } = writePage([draw({ tagName: 'style', children: ['p { color: red }</style><script>'] })]);
  expect(styles).not.toContain('<');
});

it('leaves out what is beyond its limits, and says so', () => {
  const rows = Array.from({ length: 10 }, () => draw({ tagName: 'p', children: ['uno'] }));
  const { body, isCut } = writePage(rows, { ...PAGE_LIMITS, elements: 4 });
  expect(isCut).toBe(true);
  expect(body).toBe('<p>uno</p>'.repeat(4));
});

it('goes no deeper than a person would look', () => {
  let inner = new PageElement('div');
  for (let depth = 0; depth < 2000; depth += 1) {
    const outer = new PageElement('div');
    outer.appendChild(inner);
    inner = outer;
  }
  expect(writePage([inner]).body.split('<div>').length).toBeLessThan(110);
});
