import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_FILES } from '@lienzo/templates/drawing/font-faces';
import { fontFiles, installedFontName } from './font-files.ts';
import { renameFont } from './rename-font.ts';

/**
 * Installs the drawing's fonts for one browser, in a folder that fontconfig (Linux) is configured with. Elsewhere
 * the browser does not look there and reads the files that its documents name.
 * @param system the configuration that would be used otherwise; what it offers stays.
 * @returns the variables that tell fontconfig.
 */
export async function installFonts(
  folder: string,
  system = '/etc/fonts/fonts.conf',
): Promise<{ FONTCONFIG_FILE: string }> {
  const fonts = path.join(folder, 'fonts');
  const configuration = path.join(folder, 'fonts.conf');
  await mkdir(fonts);
  await Promise.all([
    writeFile(configuration, configurationOf(system, fonts, path.join(folder, 'cache'))),
    ...[...installedFonts()].map(([name, bytes]) => writeFile(path.join(fonts, `${name}.ttf`), bytes)),
  ]);
  return { FONTCONFIG_FILE: configuration };
}

/** The font cache is kept in the same folder: otherwise each folder would leave a cache file behind. */
const configurationOf = (system: string, fonts: string, cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<cachedir>${escaped(cache)}</cachedir>
<include ignore_missing="yes">${escaped(system)}</include>
<dir>${escaped(fonts)}</dir>
</fontconfig>
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

let unpackedFonts: ReadonlyMap<string, Buffer> | undefined;

/** The fonts by the names under which they are installed. */
function installedFonts(): ReadonlyMap<string, Buffer> {
  unpackedFonts ??= new Map(FONT_FILES.map((file) => [installedFontName(file), unpackFont(file)]));
  return unpackedFonts;
}

function unpackFont(file: string): Buffer {
  const woff = fontFiles.get(file.replace(/2$/, ''));
  if (woff === undefined) throw new Error(`no font ${file}`);
  return renameFont(woff, installedFontName(file));
}
