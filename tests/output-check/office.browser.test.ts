import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestRenderer, type TestRenderer } from '../renderer/open-test-renderer.ts';
import { officeFaults, officeProblem } from './office-faults.ts';
import { officeFiles } from './office-files.ts';

let renderer: TestRenderer;
beforeAll(() => {
  renderer = openTestRenderer();
});
afterAll(() => renderer.stop());

/** Without the variants that `npm run output-check` asks of too. */
const FILES = officeFiles().filter(
  ({ name }) => !/^(receipt|static|layout)-|-(part|turned|nobody|empty|without-rows)$/.test(name),
);

async function made(name: string, format: 'docx' | 'xlsx'): Promise<Uint8Array> {
  const file = FILES.find((one) => one.name === name && one.format === format);
  if (file === undefined) throw new Error(`no ${name}.${format}`);
  return file.make(renderer);
}

/** A file whose part has something else in place of what a pattern finds. */
async function spoilt(file: Uint8Array, part: string, pattern: RegExp, instead: string): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  const xml = (await zip.file(part)?.async('string')) ?? '';
  expect(xml).toMatch(pattern);
  return zip.file(part, xml.replace(pattern, instead)).generateAsync({ type: 'uint8array' });
}

// Runs wherever the Open XML SDK's validator has a binary: Linux, macOS and Windows, x64 and ARM.
describe.runIf(officeProblem === undefined)(
  `Microsoft's validator says nothing${officeProblem === undefined ? '' : ` (not asked: ${officeProblem})`}`,
  () => {
    it.each(FILES.map((file) => [`${file.name}.${file.format}`, file] as const))(
      'of %s',
      async (_name, { format, make }) => {
        expect(await officeFaults(await make(renderer), format)).toEqual([]);
      },
    );

    it('of a newer Office either', async () => {
      for (const format of ['docx', 'xlsx'] as const)
        for (const name of ['every-kind', 'every-option', 'every-arrangement'])
          expect(await officeFaults(await made(name, format), format, 'Microsoft365')).toEqual([]);
    });

    it('unless an element of a document stands out of its place', async () => {
      const wrong = /(<w:pPr>)((?:(?!<\/w:pPr>).)+)(<w:spacing [^>]*\/>)/;
      const file = await spoilt(await made('registro-nomina', 'docx'), 'word/document.xml', wrong, '$1$3$2');
      expect((await officeFaults(file, 'docx')).join()).toContain('/word/document.xml');
    });

    it('unless an element of a sheet stands out of its place', async () => {
      const wrong = /(<sheetData>.*)(<pageSetup [^>]*\/>)/s;
      const position = 'xl/worksheets/sheet1.xml';
      const file = await spoilt(await made('registro-nomina', 'xlsx'), position, wrong, '$2$1');
      expect((await officeFaults(file, 'xlsx')).join()).toContain(`/${position}`);
    });
  },
);
