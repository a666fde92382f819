import { checkZip } from './check-zip';

/** In the frame nothing runs and nothing is fetched, whatever the document holds. */
const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const FRAME_STYLE = `
  html { color-scheme: light; background: #e9ecef; }
  body { margin: 0; }
  .docx-wrapper { background: none; padding: 16px; }
  .docx-wrapper > section.docx { max-width: 100%; box-sizing: border-box; box-shadow: 0 1px 4px #0003; margin-bottom: 16px; }
  @media (width < 700px) { .docx-wrapper { padding: 0; } .docx-wrapper > section.docx { padding: 20px !important; } }
`;

/** What a document has no business to bring, and what would lead out of it. */
const FORBIDDEN = 'script, iframe, object, embed, link, meta, base, form, audio, video';

/**
 * A Word document as a page of its own, for a sandboxed frame.
 * @throws PreviewError, or whatever the library throws at a broken document.
 */
export async function drawDocument(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string> {
  await checkZip(bytes);
  signal.throwIfAborted();
  const { renderAsync } = await import('docx-preview');
  const body = document.createElement('div');
  const styles = document.createElement('div');
  await renderAsync(new Blob([bytes]), body, styles, {
    // Pictures and fonts as data: a sandboxed frame cannot read this page's blobs.
    useBase64URL: true,
    // Foreign pages inside of the document are not shown.
    renderAltChunks: false,
    renderComments: false,
    ignoreHeight: false,
    debug: false,
  });
  for (const part of [body, styles]) disarm(part);
  return `<!doctype html><html lang="es"><head><meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"><meta name="viewport" content="width=device-width">${styles.innerHTML}<style>${FRAME_STYLE}</style></head><body>${body.innerHTML}</body></html>`;
}

function disarm(part: HTMLElement): void {
  for (const element of part.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of part.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^on/i.test(name) || /(^|:)href$/i.test(name)) element.removeAttribute(name);
}
