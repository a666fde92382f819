import { FONT_FAMILY } from '@lienzo/templates/drawing/font-faces';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testBrowser } from '../../testing/test-browser.ts';
import { PAGE_FONT_CSS } from '../page-assets/page-fonts.ts';
import { uncoveredCharacters } from './uncovered-characters.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

/** The names of the fonts that were loaded for a text in regular and in bold. */
const loadedFor = (text: string): Promise<string[]> =>
  browser.withPage(new AbortController().signal, async (page) => {
    const style = `<style>${PAGE_FONT_CSS} p{font:10pt ${FONT_FAMILY}}</style>`;
    await page.load({ html: `<!doctype html>${style}<p>${text}</p><p><b>${text}</b></p>` });
    const expression =
      '[...document.fonts].filter((face) => face.status === "loaded").map(({ family, weight }) => family.replaceAll(\'"\', "") + " " + weight)';
    return z.array(z.string()).parse(await page.evaluate(expression));
  });

describe('what Inter lacks', () => {
  // The first one: a browser may still have what an earlier document read.
  it('is not read for Spanish', async () => {
    const names = await loadedFor('Nómina: $1,234.56 € — “Ñandú”');
    expect(names.every((name) => /^Lienzo Inter \d/.test(name))).toBe(true);
  });

  it('is read from the same files by every browser', async () => {
    for (const symbol of ['☐', '✓', '★', '→', '≤'])
      expect(await loadedFor(symbol)).toContain('Lienzo Symbols 400');
    const names = await loadedFor('山田太郎 张伟');
    expect(names).toContain('Lienzo CJK 400');
    expect(names).toContain('Lienzo CJK 600 700');
  });

  it.each([
    ['Greek', 'Παπαδόπουλος Άννα'],
    ['Cyrillic', 'Щербакова Наталья'],
    ['Cyrillic of other languages', 'Әлия Қайрат Ңұрлан'],
    ['Hebrew', 'שלום כהן'],
    ['Arabic', 'محمد الأحمد'],
    ['Korean', '김민수 이서연'],
  ])('is there for %s, in regular and bold', async (_script, name) => {
    const names = await loadedFor(name);
    expect(names).toContain('Lienzo Scripts 400');
    expect(names).toContain('Lienzo Scripts 600 700');
    expect([...uncoveredCharacters(name)]).toEqual([]);
  });

  it.each(['‰', '‡', '⁴', '⅓', '‐', '‑', '‒', 'Nguyễn Thị Ngộ'])(
    'is there for %s, in the same letters, upright and in italics',
    async (text) => {
      const names = await loadedFor(`${text}<i>${text}</i>`);
      for (const weight of ['400', '700'])
        expect(names.filter((name) => name === `Lienzo Inter Rest ${weight}`)).toHaveLength(2);
      expect([...uncoveredCharacters(text)]).toEqual([]);
    },
  );

  it('is told where no font has it', () => {
    // The last one is a syllable that Korean writes nowhere.
    expect([...uncoveredCharacters('ñ € नमस्ते ጤና 뷁')].filter((one) => !/\p{M}/u.test(one))).toEqual([
      ...'नमसतጤና뷁',
    ]);
  });
});
