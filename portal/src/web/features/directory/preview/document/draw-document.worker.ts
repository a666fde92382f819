/** Converts a Word document in a worker, which can be terminated at any time. */
import { parseAsync, renderDocument } from 'docx-preview';
import { checkZip } from '../check-zip';
import { createDrawing, PageElement } from './page-element';
import { writePage } from './write-page';
import { parseXml } from './xml-tree';

// The DOM globals that docx-preview needs while parsing; a worker has none.
Object.assign(globalThis, {
  DOMParser: class {
    parseFromString = parseXml;
  },
  Node: { ELEMENT_NODE: 1 },
  document: { createTextNode: (text: string) => text },
  // Called to measure rendered drawings, which does not apply here.
  requestAnimationFrame: () => 0,
});

/** The frame runs and fetches nothing, whatever the document contains. */
const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const FRAME_STYLE = `
  html { color-scheme: light; background: #e9ecef; }
  body { margin: 0; }
  .docx-wrapper { background: none; padding: 16px; }
  .docx-wrapper > section.docx { max-width: 100%; box-sizing: border-box; box-shadow: 0 1px 4px #0003; margin-bottom: 16px; }
  @media (width < 700px) { .docx-wrapper { padding: 0; } .docx-wrapper > section.docx { padding: 20px !important; } }
`;

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  draw(data).then(
    (drawn) => postMessage(drawn),
    () => postMessage(null),
  );
});

async function draw(bytes: Uint8Array<ArrayBuffer>): Promise<{ page: string; isCut: boolean }> {
  await checkZip(bytes);
  const options: object = {
    h: createDrawing(),
    // Pictures and fonts as data URLs: a sandboxed frame cannot read this page's blobs.
    useBase64URL: true,
    // Embedded HTML parts are not shown.
    renderAltChunks: false,
    renderComments: false,
    debug: false,
  };
  const drawn: readonly unknown[] = await renderDocument(
    await parseAsync(new Blob([bytes]), options),
    options,
  );
  const { styles, body, isCut } = writePage(drawn.filter((node) => node instanceof PageElement));
  const page = `<!doctype html><html lang="es"><head><meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"><meta name="viewport" content="width=device-width"><style>${styles}</style><style>${FRAME_STYLE}</style></head><body>${body}</body></html>`;
  return { page, isCut };
}
