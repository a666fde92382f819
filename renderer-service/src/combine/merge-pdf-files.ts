import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { pdfMerger } from '../formats/pdf/merge/pdf-merger.ts';

/** PDF files, one after another, as one; what they have in common (fonts, pictures) is kept once. */
export async function mergePdfFiles(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const size = files.reduce((sum, file) => sum + file.byteLength, 0);
  const merger = pdfMerger(size, new AbortController().signal);
  try {
    // Copies: the merger may hand their memory over to its thread.
    const chunks = files.map((file) => ({ file: file.slice(), pages: 0, sheets: 0 }));
    await merger.load([{ chunks, tagged: false }]);
    return await merger.merge({
      cover: null,
      reports: [{ sheets: [], bookmark: null, titles: [] }],
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
