import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

it('reads UTF-8, with its mark or without, also when the last character is cut', () => {
  expect(decodeText(utf8('Nómina'))).toBe('Nómina');
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('año')]))).toBe('año');
  expect(decodeText(utf8('Peña ñ').subarray(0, -1))).toBe('Peña ');
});

it('reads what Windows systems of Mexico write', () => {
  expect(decodeText(new Uint8Array([0x4e, 0xf3, 0x6d, 0x69, 0x6e, 0x61, 0x80]))).toBe('Nómina€');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xf1, 0x00]))).toBe('ñ');
});
