import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useElementSize, useIntersection } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from './open-pdf';
import { PreviewMessage } from './PreviewMessage';
import { PreviewWaiting } from './PreviewWaiting';
import classes from './preview.module.css';
import type { PreviewPartProps } from './preview-part';
import { usePrepared } from './use-prepared';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const NORMAL = ZOOMS.indexOf(1);
/** Maximum width of a page at 100 %, in pixels. */
const WIDEST = 900;

/** A PDF, its pages rendered when they become visible; scripts in it do not run. */
export function PdfPreview({ item, content, download }: PreviewPartProps) {
  const pdf = usePrepared(content.bytes, openPdf);
  if (pdf.state === 'working') return <PreviewWaiting />;
  if (pdf.state === 'failed') return <PreviewMessage item={item} text={pdf.message} download={download} />;
  return <Pages pdf={pdf.result.document} ratio={pdf.result.ratio} name={item.name} />;
}

function Pages({ pdf, ratio, name }: { pdf: PDFDocumentProxy; ratio: number; name: string }) {
  const [zoom, setZoom] = useState(NORMAL);
  const { ref, width } = useElementSize();
  useEffect(() => () => void pdf.loadingTask.destroy(), [pdf]);
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pageWidth = Math.round(Math.min(width - 32, WIDEST) * (ZOOMS[zoom] ?? 1));
  return (
    <div className={classes.pdf}>
      <section
        ref={ref}
        className={classes.pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={directoryMessages.previewDocument(name)}
      >
        {width > 0 &&
          numbers.map((number) => (
            <Page key={number} pdf={pdf} number={number} width={pageWidth} ratio={ratio} />
          ))}
      </section>
      <div className={classes.zoom}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={directoryMessages.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconMinus size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={directoryMessages.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

type PageProps = { pdf: PDFDocumentProxy; number: number; width: number; ratio: number };

function Page({ pdf, number, width, ratio }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const isNear = entry?.isIntersecting ?? false;
  const [drawn, setDrawn] = useState({ ratio, text: '' });
  const [isDamaged, setDamaged] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || target === null) return;
    const drawing = drawPage(pdf, number, target, width);
    drawing.result.then(setDrawn, (cause: unknown) => {
      if (!isCancellation(cause)) setDamaged(true);
    });
    return drawing.cancel;
  }, [isNear, pdf, number, width]);
  const label = directoryMessages.previewPage(number, pdf.numPages);
  return (
    <div
      ref={ref}
      className={classes.page}
      style={{ inlineSize: width, blockSize: Math.round(width * drawn.ratio) }}
    >
      {isDamaged && <p className={classes.damaged}>{directoryMessages.previewDamagedPage}</p>}
      {isNear && <canvas ref={canvas} role="img" aria-label={label} />}
      {drawn.text !== '' && <VisuallyHidden>{drawn.text}</VisuallyHidden>}
    </div>
  );
}

/** Rendering that is cancelled because its page left the viewport is no error. */
const isCancellation = (cause: unknown): boolean =>
  cause instanceof Error && /Cancel|destroy/i.test(`${cause.name} ${cause.message}`);

/** Renders a page at the device's resolution, and returns its text for screen readers. */
function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number) {
  let isCancelled = false;
  let cancelDrawing = (): void => undefined;
  async function draw(): Promise<{ ratio: number; text: string }> {
    const page = await pdf.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width / natural.width) * Math.min(devicePixelRatio, 2) });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    const task = page.render({ canvas, viewport });
    cancelDrawing = () => task.cancel();
    if (isCancelled) task.cancel();
    await task.promise;
    return { ratio: natural.height / natural.width, text: await textOf(page) };
  }
  return {
    result: draw(),
    cancel: () => {
      isCancelled = true;
      cancelDrawing();
    },
  };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((part) => ('str' in part ? part.str : '')).join(' ');
}
