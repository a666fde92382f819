import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaChunks } from './formula-chunks.ts';

const kinds = (text: string) =>
  formulaChunks(text, null)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text: chunk }) => [kind, chunk]);

it('tells columns, functions, texts and numbers apart', () => {
  expect(kinds('SI([Tabla 1.A]]B] >= 1.5; "a ""b"""; Horas)')).toEqual([
    ['function', 'SI'],
    ['operator', '('],
    ['column', '[Tabla 1.A]]B]'],
    ['operator', '>='],
    ['number', '1.5'],
    ['operator', ';'],
    ['text', '"a ""b"""'],
    ['operator', ';'],
    ['column', 'Horas'],
    ['operator', ')'],
  ]);
  expect(kinds('SUMAR.SI (')).toEqual([
    ['function', 'SUMAR.SI'],
    ['operator', '('],
  ]);
  expect(kinds('NADA(1')).toEqual([
    ['operator', '('],
    ['number', '1'],
  ]);
});

it('marks the chunks that the problem touches, and the next one where something is missing', () => {
  const wrong = (text: string, start: number, end: number) =>
    formulaChunks(text, { start, end }).flatMap((chunk) => (chunk.isWrong ? [chunk.text] : []));
  expect(wrong('1 + [Nada] * 2', 4, 10)).toEqual(['[Nada]']);
  expect(wrong('1 + * 2', 4, 4)).toEqual(['*']);
});

it('loses no character of any text (seeded)', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  fc.assert(
    fc.property(text, (typed) => {
      expect(
        formulaChunks(typed, null)
          .map((chunk) => chunk.text)
          .join(''),
      ).toBe(typed);
    }),
    { seed: 20261127, numRuns: 200 },
  );
});
