import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COVERAGE_FILE, fontCoverage } from './font-coverage.ts';
import { uncoveredCharacters } from './uncovered-characters.ts';

const textOf = (text: string): string => [...uncoveredCharacters(text)].join('');

describe('the characters that the fonts have', () => {
  it('are as the files of the fonts say (npm run glyphs)', async () => {
    expect(await readFile(COVERAGE_FILE, 'utf8')).toBe(fontCoverage());
  });

  it('have all of Latin-1, which is not looked up', async () => {
    const [first = ''] = JSON.parse(await readFile(COVERAGE_FILE, 'utf8'));
    expect(first).toMatch(/(^|,)20-7e,a0-ac,ae-148,/);
  });

  it('are not told, others are, each once', () => {
    expect(textOf('Nómina: $1,234.56 €\u00a0— “Ñandú”\t\n Łódź ᵃ ϰ ԯ ✓ ☎ 각 豈 滑 ‰ ‡ ⁴ ⅓ ‐ ‑ ‒ № ộ')).toBe(
      '',
    );
    expect(textOf('😀 ₿\u0bb5 ꙮ 뷁 ጤ \u0080 😀')).toBe('😀\u0bb5ꙮ뷁ጤ\u0080');
  });

  it('are not told where loose parts are drawn as one letter, or nothing is drawn', () => {
    expect(textOf('Nómina Muñoz Nguyễn Ngộ 한국'.normalize('NFD'))).toBe('');
    expect(textOf('x\u0301')).toBe('\u0301');
    expect(textOf('a\u200bb\u200d\ufe0f\u00ad\u2060\u0001')).toBe('');
  });
});
