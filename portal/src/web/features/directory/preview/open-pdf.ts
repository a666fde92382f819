import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PreviewError } from './preview-error';

/** An opened PDF, and the aspect ratio (height / width) of its first page. */
export type OpenedPdf = { document: PDFDocumentProxy; ratio: number };

/**
 * Opens a PDF in pdf.js's worker, without WebAssembly, which the Content-Security-Policy forbids: its JavaScript
 * decoders and the standard fonts are served beside the scripts (see `vite.config.mts`).
 * @throws PreviewError when a password is needed; pdf.js's own errors for a broken file.
 */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<OpenedPdf> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;
  const files = `/assets/pdfjs-${pdfjs.version}/`;
  const opening = pdfjs.getDocument({
    // The bytes are transferred to the worker, and a preview may be opened again.
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
