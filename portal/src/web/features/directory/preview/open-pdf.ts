import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PreviewError } from './preview-error';

/** An opened PDF, and the height of its first page for one of width. */
export type OpenedPdf = { document: PDFDocumentProxy; ratio: number };

/**
 * Opens a PDF in pdf.js's worker, without WebAssembly, which our content policy forbids: its decoders in plain
 * JavaScript, and the standard fonts, are served beside the scripts (see `vite.config.mts`).
 * @throws PreviewError when a password is needed; pdf.js's own errors at a broken file.
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<OpenedPdf> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;
  const files = `/assets/pdfjs-${pdfjs.version}/`;
  const opening = pdfjs.getDocument({
    // The worker takes the bytes away, and a preview may be shown again.
    data: bytes.slice(),
    useWasm: false,
    wasmUrl: files,
    standardFontDataUrl: files,
    enableXfa: false,
  });
  const leave = (): void => void opening.destroy();
  signal.addEventListener('abort', leave, { once: true });
  try {
    const document = await opening.promise;
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return { document, ratio: height / width };
  } catch (cause) {
    if (cause instanceof pdfjs.PasswordException)
      throw new PreviewError(directoryMessages.previewProtected, cause);
    throw cause;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
