import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { pageSize } from '@lienzo/schema/report/report';
import { drawDocument } from '@lienzo/templates/drawing/draw-document';
import { drawingCss } from '@lienzo/templates/drawing/drawing-css';
import { PAGE_FONT_CSS } from '../assets/page-assets/page-fonts.ts';
import type { Printer } from '../browser/printer.ts';
import { pdfMerger } from '../formats/pdf/merge/pdf-merger.ts';
import type { RenderControl } from '../formats/render-job.ts';
import { cleanHtmlInWorker } from './clean/clean-html-in-worker.ts';
import { HTML_MARGINS, type HtmlJob } from './html-job.ts';

/** Untrusted HTML as a PDF on letter paper. @throws the signal's reason when it aborts. */
export async function htmlToPdf(
  job: HtmlJob,
  browser: Printer,
  { signal, progress }: RenderControl,
): Promise<Uint8Array<ArrayBuffer>> {
  const html = documentOf({ ...job, html: await cleanHtmlInWorker(job.html, signal) });
  const file = await browser.withPage(signal, async (page) => {
    await page.load({ html });
    return await page.print();
  });
  const merger = pdfMerger(file.byteLength, signal);
  try {
    const [loaded] = await merger.load([{ chunks: [{ file, pages: 0, sheets: 0 }], tagged: false }]);
    const pages = loaded?.pages ?? 0;
    progress({ stage: 'union', unit: 'paginas', done: pages, total: pages });
    return await merger.merge({
      cover: null,
      reports: [{ sheets: [], below: false, bookmark: null, titles: [] }],
      outline: false,
      title: job.title,
      author: '',
      now: job.now,
      pdf: pdfOptions.parse({}),
    });
  } finally {
    await merger.close();
  }
}

function documentOf({ html, title, orientation }: HtmlJob): string {
  const { width, height } = pageSize(orientation);
  const { top, right, bottom, left } = HTML_MARGINS;
  const page = `@page{size:${width}pt ${height}pt;margin:${top}pt ${right}pt ${bottom}pt ${left}pt}`;
  const css = drawingCss('document') + PAGE_FONT_CSS + page + CSS;
  return drawDocument({ title, css, body: `<div class="lz-html">${html}</div>` });
}

const CSS = `.lz-sheet{margin:0}.lz-html{white-space:normal}
.lz-html :is(h1,h2,h3,h4,h5,h6){margin:12pt 0 4pt;line-height:1.25;break-after:avoid}
.lz-html h1{font-size:20pt}.lz-html h2{font-size:15pt}.lz-html h3{font-size:12pt}.lz-html :is(h4,h5,h6){font-size:10.5pt}
.lz-html :is(p,ul,ol,dl,blockquote,pre,figure){margin:0 0 6pt}.lz-html :is(ul,ol){padding-left:18pt}
.lz-html blockquote{padding-left:12pt;border-left:2pt solid #c9cfd8;color:#475467}
.lz-html :is(pre,code){font-family:"Liberation Mono",monospace;font-size:9pt}.lz-html pre{white-space:pre-wrap}
.lz-html table{border-collapse:collapse;margin:0 0 8pt;max-width:100%}.lz-html :is(td,th){border:0.75pt solid #c9cfd8;padding:3pt 5pt;vertical-align:top}.lz-html th:not([align]){text-align:left}
.lz-html th{background:#f2f4f7;font-weight:600}.lz-html thead{display:table-header-group}.lz-html tr{break-inside:avoid}
.lz-html img{max-width:100%;height:auto}.lz-html a{color:#1a56a8}.lz-html hr{border:0;border-top:0.75pt solid #c9cfd8;margin:8pt 0}`;
