import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { pdfMerger } from '../formats/pdf/merge/pdf-merger.ts';

/** Concatenates PDF files; shared objects (fonts, pictures) are stored once. */
export async function mergePdfFiles(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const size = files.reduce((sum, file) => sum + file.byteLength, 0);
  const merger = pdfMerger(size, new AbortController().signal);
  try {
    const chunks = files.map((file) => ({ file, pages: 0, sheets: 0 }));
    await merger.load([{ chunks, tagged: false }]);
    return await merger.merge({
      cover: null,
      reports: [{ sheets: [], below: false, bookmark: null, titles: [] }],
      outline: false,
      title: '',
      author: '',
      now: new Date(),
      pdf: pdfOptions.parse({}),
    });
  } finally {
    await merger.close();
  }
}
