import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { DeflateWriter } from './deflate-writer.ts';
import { replaceZipEntry } from './replace-zip-entry.ts';

it('puts another text in the place of a part and leaves the others as they are', async () => {
  const source = new JSZip()
    .file('a.xml', 'á'.repeat(5_000), { compression: 'DEFLATE' })
    .file('cuerpo.xml', 'el de antes')
    .file('b.bin', new Uint8Array([1, 2, 3]));
  const chunks: Uint8Array[] = [];
  const part = new DeflateWriter({ write: async (chunk) => void chunks.push(chunk) });
  const lines = Array.from({ length: 50_000 }, (_none, index) => `<p>ñ ${index}</p>`);
  for (const line of lines) await part.write(line);
  const { before, after } = replaceZipEntry(
    await source.generateAsync({ type: 'uint8array' }),
    'cuerpo.xml',
    await part.end(),
  );
  const zip = await JSZip.loadAsync(Buffer.concat([before, ...chunks, after]), { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(['a.xml', 'b.bin', 'cuerpo.xml']);
  expect(await zip.file('a.xml')?.async('string')).toBe('á'.repeat(5_000));
  expect(await zip.file('b.bin')?.async('array')).toEqual([1, 2, 3]);
  expect(await zip.file('cuerpo.xml')?.async('string')).toBe(lines.join(''));
});
