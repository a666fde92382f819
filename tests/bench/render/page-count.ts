import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How many pages a PDF has. */
export async function pageCount(file: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}
