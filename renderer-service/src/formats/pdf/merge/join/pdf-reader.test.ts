import { describe, expect, it } from 'vitest';
import { PdfReader } from './pdf-reader.ts';
import { PdfReference, serializePdf } from './pdf-value.ts';

const read = (text: string): ReturnType<PdfReader['value']> => new PdfReader(text, 0).value();

describe('the syntax of a PDF', () => {
  it.each([
    ['<</A 1/B[1 2 0 R 3 0 R]/C<</D(x)>>>>', '<</A 1/B [1 2 0 R 3 0 R]/C <</D (x)>>>>'],
    ['<< /Kids [ 5 0 R\n6 0 R ] % a word\n /Count 2 >>', '<</Kids [5 0 R 6 0 R]/Count 2>>'],
    ['(a (nested) \\) text 7 0 R)', '(a (nested) \\) text 7 0 R)'],
    ['(ends in \\\\)', '(ends in \\\\)'],
    ['<FEFF 0041>', '<FEFF 0041>'],
    ['[true null -1.5 /Name#20x]', '[true null -1.5 /Name#20x]'],
  ])('reads %s', (text, spelt) => {
    expect(serializePdf(read(text))).toBe(spelt);
  });

  it('tells references from numbers', () => {
    expect(read('12 0 R')).toEqual(new PdfReference(12));
    expect(read('12 0 Rx')).toBe('12');
  });

  it.each(['(without an end', '<</A 1', '[1 2', '>>'])('refuses %s', (text) => {
    expect(() => read(text)).toThrow(/PDF|end/);
  });
});
