import type { RichText } from '@lienzo/schema/report/rich-text';
import { describe, expect, test } from 'vitest';
import { editorContentOf } from './editor-content-of.ts';
import { isSafeHref } from './extensions/safe-link.ts';
import { hexColorOf } from './hex-color.ts';
import { pointsOf } from './points-of.ts';
import { richTextOfEditor } from './rich-text-of-editor.ts';

const text: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2, textAlign: 'center' }, content: [{ type: 'text', text: 'Aviso' }] },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Hola ',
          marks: [{ type: 'bold' }, { type: 'textStyle', attrs: { fontSize: 12 } }],
        },
        { type: 'column', attrs: { column: 'employees.name' } },
        { type: 'hardBreak' },
        { type: 'field', attrs: { field: 'date' } },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [] }] }] },
  ],
};

test('a text that was opened and not changed equals what was stored', () => {
  expect(richTextOfEditor(editorContentOf(text, true))).toEqual(text);
});

test('defaults and empty marks of the editor are left out', () => {
  const typed = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { textAlign: null },
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { fontSize: null, color: null } }] },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
    ],
  };
  expect(richTextOfEditor(typed).content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'x' }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [] }] }] },
  ]);
});

test('where headings and lists are not allowed they become paragraphs', () => {
  const types = editorContentOf(text, false).content?.map((block) => block.type);
  expect(types).toEqual(['paragraph', 'paragraph', 'paragraph']);
});

describe('what pasted text may bring along', () => {
  test.each([
    ['rgb(27, 35, 48)', '#1b2330'],
    ['#ABCDEF', '#abcdef'],
    ['rgb(300, 0, 0)', null],
    ['red;background:url(x)', null],
  ])('colour %s', (css, color) => expect(hexColorOf(css)).toBe(color));

  test.each([
    ['12pt', 12],
    ['16px', 12],
    ['2pt', null],
    ['calc(1px)', null],
  ])('size %s', (css, points) => expect(pointsOf(css)).toBe(points));

  test.each([
    ['https://sat.gob.mx', true],
    ['mailto:ana@ejemplo.mx', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    [null, false],
  ])('link %s', (href, safe) => expect(isSafeHref(href)).toBe(safe));
});
