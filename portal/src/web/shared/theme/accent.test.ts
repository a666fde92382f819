import { contrast, LIGHT_FROM, luminance, parseHex, type Rgb } from '@lienzo/schema/data/color';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentOf, DARK_SURFACES, INKS, LIGHT_SURFACES, shadesOf } from './accent';

/** Specification 1 §9, and colours that an organization might choose against good sense. */
const PRIMARIES = [
  ...['EB3838', 'C0255D', '75787C', '5942B8', '2545C4', '1F2E3F', '167C80', '0F7CBA'],
  ...['FF8C23', 'FDAE38', 'FFFF00', 'FFFFFF', '000000', '00FF00', '0000FF', 'F9848B'],
];

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`${hex} is no colour`);
  return parsed;
};

describe.each(PRIMARIES)('the accent of %s', (primary) => {
  it.each([
    ['light', LIGHT_SURFACES],
    ['dark', DARK_SURFACES],
  ] as const)('is read on every %s surface', (scheme, surfaces) => {
    const accent = accentOf(primary, scheme);
    for (const surface of surfaces) {
      expect(contrast(rgb(accent.link), surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(accent.focus), surface)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(rgb(accent.onTint), rgb(accent.tint))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(accent.onTint), rgb(accent.tintHover))).toBeGreaterThanOrEqual(4.5);
    for (const ink of INKS[scheme])
      for (const ground of [accent.tint, accent.tintHover])
        expect(contrast(ink, rgb(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['light', 'FFFFFF'],
    ['dark', '242424'],
  ] as const)('is seen as a button on the %s page, and its words are read', (scheme, page) => {
    const { filled, filledHover } = accentOf(primary, scheme);
    // As Mantine's `autoContrast` chooses, from the colour itself.
    const texts = rgb(luminance(rgb(primary)) > LIGHT_FROM ? '000000' : 'FFFFFF');
    expect(contrast(rgb(filled), rgb(page))).toBeGreaterThanOrEqual(1.5);
    expect(contrast(rgb(filled), texts)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(filledHover), texts)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the colour itself as shade 6', () => {
    expect(shadesOf(primary)[6]).toBe(`#${primary.toLowerCase()}`);
  });
});

it('is read whatever the colour', () => {
  const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((code) => code.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(anyColor, fc.constantFrom('light', 'dark'), (primary, scheme) => {
      const surfaces = scheme === 'light' ? LIGHT_SURFACES : DARK_SURFACES;
      const accent = accentOf(primary, scheme);
      const text = rgb(luminance(rgb(primary)) > LIGHT_FROM ? '000000' : 'FFFFFF');
      for (const surface of surfaces) {
        expect(contrast(rgb(accent.link), surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(rgb(accent.focus), surface)).toBeGreaterThanOrEqual(3);
      }
      for (const ground of [accent.tint, accent.tintHover])
        for (const ink of [rgb(accent.onTint), ...INKS[scheme]])
          expect(contrast(ink, rgb(ground))).toBeGreaterThanOrEqual(4.5);
      for (const ground of [accent.filled, accent.filledHover])
        expect(contrast(rgb(ground), text)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['FFFFFF', 'light', 'FFFFFF'],
  ['FFFF00', 'light', 'FFFFFF'],
  ['1F2E3F', 'dark', '242424'],
  ['000000', 'dark', '242424'],
] as const)('marks the current screen of %s on the %s page', (primary, scheme, page) => {
  expect(contrast(rgb(accentOf(primary, scheme).tint), rgb(page))).toBeGreaterThanOrEqual(1.1);
});

it.each(['FFFFFF', '75787C', '000000'])('gives the button of %s an edge that is seen', (primary) => {
  for (const [scheme, page] of [
    ['light', 'FFFFFF'],
    ['dark', '242424'],
  ] as const)
    expect(contrast(rgb(accentOf(primary, scheme).edge), rgb(page))).toBeGreaterThanOrEqual(4.5);
});

it('leaves a colour that can be read as it is', () => {
  expect(accentOf('2545C4', 'light').link).toBe('#2545c4');
});

it('takes the default for what is no colour', () => {
  expect(shadesOf('rojo')).toEqual(shadesOf('2545C4'));
});
