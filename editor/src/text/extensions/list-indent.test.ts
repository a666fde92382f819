import { listIndentCss } from '@lienzo/templates/drawing/list-indent';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { textExtensions } from '../text-extensions.ts';
import { indentsOf } from './list-indent.ts';

const schema = getSchema(
  textExtensions({
    blocks: true,
    nameOf: (column) => column,
    parameterName: (id) => id,
    formulaText: ({ formula }) => formula,
    fieldText: (field) => field,
  }),
);
const styleOf = (start: number, count: number): unknown => {
  const item = { type: 'listItem', content: [{ type: 'paragraph' }] };
  const list = { type: 'orderedList', attrs: { start }, content: Array.from({ length: count }, () => item) };
  const [indent] = indentsOf(schema.nodeFromJSON({ type: 'doc', content: [list] })).find();
  // ProseMirror keeps the attributes of a node's decoration in its type.
  return JSON.parse(JSON.stringify(indent)).type.attrs.style;
};

test('a list that is written in has the indent that it has on paper', () => {
  expect(styleOf(1, 9)).toBe(`padding-left:${listIndentCss(1, 9)}`);
  expect(styleOf(1, 100)).toBe(`padding-left:${listIndentCss(1, 100)}`);
  expect(listIndentCss(95, 6)).toBe(listIndentCss(1, 100));
  expect(listIndentCss(1, 10)).not.toBe(listIndentCss(1, 9));
});
