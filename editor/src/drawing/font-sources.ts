/** The URLs of the drawing's font files, as served by the bundler. */

import cyrillic400 from '@fontsource/inter/files/inter-cyrillic-400-normal.woff2?url';
import cyrillic700 from '@fontsource/inter/files/inter-cyrillic-700-normal.woff2?url';
import cyrillicExt400 from '@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff2?url';
import cyrillicExt700 from '@fontsource/inter/files/inter-cyrillic-ext-700-normal.woff2?url';
import greek400 from '@fontsource/inter/files/inter-greek-400-normal.woff2?url';
import greek700 from '@fontsource/inter/files/inter-greek-700-normal.woff2?url';
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
import arabic400 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?url';
import arabic700 from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2?url';
import hebrew400 from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2?url';
import hebrew700 from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff2?url';
import math400 from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2?url';
import symbols400 from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2?url';
import narrow400i from '@fontsource/roboto-condensed/files/roboto-condensed-latin-400-italic.woff2?url';
import narrow400 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff2?url';
import narrow600 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-600-normal.woff2?url';
import narrow700i from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-italic.woff2?url';
import narrow700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2?url';
import narrowExt400i from '@fontsource/roboto-condensed/files/roboto-condensed-latin-ext-400-italic.woff2?url';
import narrowExt400 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-ext-400-normal.woff2?url';
import narrowExt600 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-ext-600-normal.woff2?url';
import narrowExt700i from '@fontsource/roboto-condensed/files/roboto-condensed-latin-ext-700-italic.woff2?url';
import narrowExt700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-ext-700-normal.woff2?url';
import serif400i from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?url';
import serif400 from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url';
import serif600 from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import serif700i from '@fontsource/source-serif-4/files/source-serif-4-latin-700-italic.woff2?url';
import serif700 from '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2?url';
import serifExt400i from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff2?url';
import serifExt400 from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2?url';
import serifExt600 from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2?url';
import serifExt700i from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-italic.woff2?url';
import serifExt700 from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-normal.woff2?url';
import korean400 from '@openfonts/noto-sans-kr_korean/files/noto-sans-kr-korean-400.woff2?url';
import korean700 from '@openfonts/noto-sans-kr_korean/files/noto-sans-kr-korean-700.woff2?url';
import cjk400 from '@openfonts/noto-sans-sc_all/files/noto-sans-sc-all-400.woff2?url';
import cjk700 from '@openfonts/noto-sans-sc_all/files/noto-sans-sc-all-700.woff2?url';
import whole700 from 'inter-ui/web/Inter-Bold.woff2?url';
import whole700i from 'inter-ui/web/Inter-BoldItalic.woff2?url';
import whole400i from 'inter-ui/web/Inter-Italic.woff2?url';
import whole400 from 'inter-ui/web/Inter-Regular.woff2?url';
import whole600 from 'inter-ui/web/Inter-SemiBold.woff2?url';

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
  'Inter-Regular.woff2': whole400,
  'Inter-Italic.woff2': whole400i,
  'Inter-SemiBold.woff2': whole600,
  'Inter-Bold.woff2': whole700,
  'Inter-BoldItalic.woff2': whole700i,
  'inter-greek-400-normal.woff2': greek400,
  'inter-greek-700-normal.woff2': greek700,
  'inter-cyrillic-400-normal.woff2': cyrillic400,
  'inter-cyrillic-700-normal.woff2': cyrillic700,
  'inter-cyrillic-ext-400-normal.woff2': cyrillicExt400,
  'inter-cyrillic-ext-700-normal.woff2': cyrillicExt700,
  'noto-sans-hebrew-hebrew-400-normal.woff2': hebrew400,
  'noto-sans-hebrew-hebrew-700-normal.woff2': hebrew700,
  'noto-sans-arabic-arabic-400-normal.woff2': arabic400,
  'noto-sans-arabic-arabic-700-normal.woff2': arabic700,
  'noto-sans-kr-korean-400.woff2': korean400,
  'noto-sans-kr-korean-700.woff2': korean700,
  'noto-sans-math-latin-400-normal.woff2': math400,
  'noto-sans-symbols-2-symbols-400-normal.woff2': symbols400,
  'noto-sans-sc-all-400.woff2': cjk400,
  'noto-sans-sc-all-700.woff2': cjk700,
  'source-serif-4-latin-ext-400-normal.woff2': serifExt400,
  'source-serif-4-latin-ext-400-italic.woff2': serifExt400i,
  'source-serif-4-latin-ext-600-normal.woff2': serifExt600,
  'source-serif-4-latin-ext-700-normal.woff2': serifExt700,
  'source-serif-4-latin-ext-700-italic.woff2': serifExt700i,
  'source-serif-4-latin-400-normal.woff2': serif400,
  'source-serif-4-latin-400-italic.woff2': serif400i,
  'source-serif-4-latin-600-normal.woff2': serif600,
  'source-serif-4-latin-700-normal.woff2': serif700,
  'source-serif-4-latin-700-italic.woff2': serif700i,
  'roboto-condensed-latin-ext-400-normal.woff2': narrowExt400,
  'roboto-condensed-latin-ext-400-italic.woff2': narrowExt400i,
  'roboto-condensed-latin-ext-600-normal.woff2': narrowExt600,
  'roboto-condensed-latin-ext-700-normal.woff2': narrowExt700,
  'roboto-condensed-latin-ext-700-italic.woff2': narrowExt700i,
  'roboto-condensed-latin-400-normal.woff2': narrow400,
  'roboto-condensed-latin-400-italic.woff2': narrow400i,
  'roboto-condensed-latin-600-normal.woff2': narrow600,
  'roboto-condensed-latin-700-normal.woff2': narrow700,
  'roboto-condensed-latin-700-italic.woff2': narrow700i,
};

/** The URL of one of the drawing's `FONT_FILES` or `FALLBACK_FILES`; throws for a file that is not in the list above. */
export function fontSource(file: string): string {
  const source = SOURCES[file];
  if (source === undefined) throw new Error(`no address for the font file ${file}`);
  return source;
}
