import { newItem } from '@lienzo/schema/report/new-item';
import { expect, test } from 'vitest';
import { firstNeed } from './first-need.ts';

test('a new item of each kind says what it needs first, and no more once it has it', () => {
  expect(firstNeed(newItem('tabla'))).toBe('table');
  expect(firstNeed({ ...newItem('tabla'), selected_tables: ['employees'] })).toBe('columns');
  expect(firstNeed(newItem('texto_dinamico'))).toBe('table');
  expect(firstNeed({ ...newItem('texto_dinamico'), selected_tables: ['employees'] })).toBeNull();
  expect(firstNeed(newItem('grafica'))).toBe('table');
  expect(firstNeed({ ...newItem('grafica'), selected_tables: ['employees'] })).toBe('category');
  expect(firstNeed(newItem('imagen'))).toBe('picture');
  expect(firstNeed(newItem('codigo'))).toBe('code');
  expect(firstNeed({ ...newItem('codigo'), valor: 'A-1' })).toBeNull();
  // Their hint on the page invites to write.
  expect(firstNeed(newItem('texto'))).toBeNull();
  expect(firstNeed(newItem('titulo'))).toBeNull();
});
