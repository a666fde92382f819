import { Schema } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { TypingBursts } from './typing-bursts.ts';

const schema = new Schema({
  nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} },
  marks: { bold: {} },
});
const state = EditorState.create({
  schema,
  doc: schema.node('doc', null, [schema.node('paragraph', null, [schema.text('abc')])]),
});
const typed = (): Transaction => state.tr.insertText('x', 1);
const bold = (): Transaction => state.tr.addMark(1, 3, schema.mark('bold'));

test('keys in quick succession are one burst, a pause begins the next', () => {
  const bursts = new TypingBursts();
  const first = bursts.take(typed(), 0);
  expect(bursts.take(typed(), 1000)).toBe(first);
  expect(bursts.take(typed(), 5000)).not.toBe(first);
});

test('formatting and pasting are bursts of their own', () => {
  const bursts = new TypingBursts();
  const names = [
    bursts.take(typed(), 0),
    bursts.take(bold(), 10),
    bursts.take(bold(), 20),
    bursts.take(typed(), 30),
    bursts.take(typed().setMeta('uiEvent', 'paste'), 40),
    bursts.take(typed(), 50),
  ];
  expect(new Set(names).size).toBe(names.length);
});
