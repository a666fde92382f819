import { expect, test } from 'vitest';
import { contrast, legibleColor, MIN_CONTRAST, parseHex, readTypedColor } from './color.ts';

const contrastOf = (one: string, other: string): number =>
  contrast(parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]);

test('a legible text needs no other colour', () => {
  expect(legibleColor('#1b2330', '#ffffff')).toBeNull();
  expect(legibleColor('#ffffff', '#1a56a8')).toBeNull();
});

test('the nearest legible colour reaches the contrast, and a little less black would not', () => {
  const darker = legibleColor('#98a2b3', '#ffffff') ?? '';
  expect(contrastOf(darker, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrastOf(darker, '#ffffff')).toBeLessThan(MIN_CONTRAST + 0.2);
});

test('on a dark background a text becomes lighter', () => {
  const lighter = legibleColor('#344054', '#101828') ?? '';
  expect(contrastOf(lighter, '#101828')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrastOf(lighter, '#000000')).toBeGreaterThan(contrastOf('#344054', '#000000'));
});

test('every background has a legible text', () => {
  for (let gray = 0; gray < 256; gray += 1) {
    const background = `#${gray.toString(16).padStart(2, '0').repeat(3)}`;
    const text = legibleColor(background, background) ?? '';
    expect(contrastOf(text, background), background).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

test('what is no colour has none that is legible', () => {
  expect(legibleColor('rojo', '#ffffff')).toBeNull();
});

test.each([
  ['#1A56A8', '#1a56a8'],
  ['1a56a8', '#1a56a8'],
  [' #abc ', '#aabbcc'],
  ['#abcd', null],
  ['azul', null],
  ['', null],
])('the typed colour %j is %j', (text, color) => {
  expect(readTypedColor(text)).toBe(color);
});
