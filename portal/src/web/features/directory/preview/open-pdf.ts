import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PreviewError } from './preview-error';

/** An opened PDF, and the aspect ratio (height / width) of its first page. */
export type OpenedPdf = { document: PDFDocumentProxy; ratio: number };

/** Of a letter page, where the first one cannot be read. */
const USUAL_RATIO = 11 / 8.5;

/**
 * Opens a PDF in pdf.js's worker, without WebAssembly, which the Content-Security-Policy forbids: its JavaScript
 * decoders and the standard fonts are served beside the scripts (see `vite.config.mts`).
 * @throws PreviewError when a password is needed, and for a form that only Adobe's programs show; pdf.js's own errors for
 *   a broken file.
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
    if (await isForm(document)) throw new PreviewError(directoryMessages.previewXfa);
    return { document, ratio: await ratioOf(document) };
  } catch (cause) {
    if (cause instanceof pdfjs.PasswordException)
      throw new PreviewError(directoryMessages.previewProtected, cause);
    throw cause;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** Whether its pages are made by Adobe's programs alone (XFA): what it has itself only says so, in English. */
async function isForm(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata();
  const says = (key: string): boolean => Reflect.get(info, key) === true;
  return says('IsXFAPresent') && !says('IsAcroFormPresent');
}

async function ratioOf(document: PDFDocumentProxy): Promise<number> {
  try {
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return height / width;
  } catch {
    // The page says itself that it is damaged.
    return USUAL_RATIO;
  }
}
