import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { afterAll, expect, it, vi } from 'vitest';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';

// The browser has no fonts but the product's own.
vi.stubEnv('FONTCONFIG_FILE', '/nonexistent/fonts.conf');
const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

/** What a PDF's text has of these characters, and its notes. Text without a glyph is not in it. */
async function printed(characters: string[]): Promise<{ drawn: string[]; notes: string | null }> {
  const texts = { ...newItem('texto'), valor: plainRichText(characters.join(' ')) };
  const report = { ...emptyReport('Letras'), layouts: [{ index: 0, separation: false, items: [texts] }] };
  const response = await renderer.fetch(
    new Request('http://renderer/render?format=pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report, rows: {} }),
    }),
  );
  const notes = response.headers.get(NOTES_HEADER);
  const text = (await pdfPages(new Uint8Array(await response.arrayBuffer()))).join('');
  return { drawn: characters.filter((character) => text.includes(character)), notes };
}

it('tells of the characters that are not in the print, and of no others', async () => {
  const covered = [...'ñĽᵃϰԯ€•…†′∞⇒✓★☎👍💰①각힝岡豈ộệ‰‡⁴⅓№ᾳ', ...'‐‑‒'];
  expect(await printed(covered)).toEqual({ drawn: covered, notes: null });
  const missing = [...'😀🚀💡💯뷁힢ጤนꙮ𠀀�'];
  const { drawn, notes } = await printed(missing);
  expect(drawn).toEqual([]);
  expect(decodeURIComponent(notes ?? '')).toContain(
    `${missing.length} caracteres no están en las letras del servicio y pueden salir en blanco o como recuadros`,
  );
});
