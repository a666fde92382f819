import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it('leaves out what no document may hold, and keeps tabs and line ends', () => {
  expect(cleanText('a\u0000b\u0008c\u001Fd\u007Fe\uFFFEf')).toBe('abcdef');
  expect(cleanText('a\tb\nc\rd Ñ 💡')).toBe('a\tb\nc\rd Ñ 💡');
});

it('replaces half a letter', () => {
  expect(cleanText('a\uD83Db')).toBe('a\uFFFDb');
});
