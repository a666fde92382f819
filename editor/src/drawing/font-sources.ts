/** The URLs of the drawing's font files, as served by the bundler. */

import latin400i from '@fontsource/inter/files/inter-latin-400-italic.woff2?url';
import latin400 from '@fontsource/inter/files/inter-latin-400-normal.woff2?url';
import latin600 from '@fontsource/inter/files/inter-latin-600-normal.woff2?url';
import latin700i from '@fontsource/inter/files/inter-latin-700-italic.woff2?url';
import latin700 from '@fontsource/inter/files/inter-latin-700-normal.woff2?url';
import ext400i from '@fontsource/inter/files/inter-latin-ext-400-italic.woff2?url';
import ext400 from '@fontsource/inter/files/inter-latin-ext-400-normal.woff2?url';
import ext600 from '@fontsource/inter/files/inter-latin-ext-600-normal.woff2?url';
import ext700i from '@fontsource/inter/files/inter-latin-ext-700-italic.woff2?url';
import ext700 from '@fontsource/inter/files/inter-latin-ext-700-normal.woff2?url';
import math400 from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2?url';
import symbols400 from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2?url';
import cjk400 from '@openfonts/noto-sans-sc_all/files/noto-sans-sc-all-400.woff2?url';
import cjk700 from '@openfonts/noto-sans-sc_all/files/noto-sans-sc-all-700.woff2?url';

const SOURCES: Record<string, string> = {
  'inter-latin-400-normal.woff2': latin400,
  'inter-latin-400-italic.woff2': latin400i,
  'inter-latin-600-normal.woff2': latin600,
  'inter-latin-700-normal.woff2': latin700,
  'inter-latin-700-italic.woff2': latin700i,
  'inter-latin-ext-400-normal.woff2': ext400,
  'inter-latin-ext-400-italic.woff2': ext400i,
  'inter-latin-ext-600-normal.woff2': ext600,
  'inter-latin-ext-700-normal.woff2': ext700,
  'inter-latin-ext-700-italic.woff2': ext700i,
  'noto-sans-math-latin-400-normal.woff2': math400,
  'noto-sans-symbols-2-symbols-400-normal.woff2': symbols400,
  'noto-sans-sc-all-400.woff2': cjk400,
  'noto-sans-sc-all-700.woff2': cjk700,
};

/** The URL of one of the drawing's `FONT_FILES` or `FALLBACK_FILES`; throws for a file that is not in the list above. */
export function fontSource(file: string): string {
  const source = SOURCES[file];
  if (source === undefined) throw new Error(`no address for the font file ${file}`);
  return source;
}
