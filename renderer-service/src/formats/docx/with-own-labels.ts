import { pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { imageSource } from '../../assets/images/image-source.ts';
import { PagePictures } from '../../assets/page-assets/page-pictures.ts';
import type { Printer } from '../../browser/printer.ts';
import { loadFigures } from '../load-figures.ts';
import { planChunks } from '../pdf/plan/plan-chunks.ts';
import { overflowingLabels } from '../pdf/print/fit-labels-on-pages.ts';
import { noteUnreadableCodes } from '../pdf/print/note-unreadable-codes.ts';
import { pdfDocument, screenCss } from '../pdf/print/pdf-document.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';

/**
 * Finds the labels that cannot hold their content, and notes them. Word's rows are as high as those of the drawing and
 * cut what is higher, but nothing lays them out before the file is opened; so the drawing is laid out, without printing it.
 * @throws the signal's reason when it aborts.
 */
export async function withOwnLabels(
  job: RenderJob,
  browser: Printer,
  { signal, notes }: Pick<RenderControl, 'signal' | 'notes'>,
): Promise<RenderJob> {
  const report = labelsOf(job.report);
  if (report.layouts.length === 0) return job;
  const pictures = new PagePictures(imageSource(job.assets));
  const context: DrawContext = {
    rowsOf: rowsByUuid(job.rows),
    imageSource: (valor) => pictures.urlOf(valor),
    today: job.today,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    ...(await loadFigures(report)),
    ...(job.charts && { charts: job.charts }),
  };
  const ownLabels: number[] = [];
  let before = 0;
  for await (const { html } of planChunks(report, context, signal)) {
    const match = await browser.withPage(signal, async (page) => {
      const document = pdfDocument(report, html, screenCss(report));
      await page.load({ html: pictures.inlineSmallPictures(document), pictures });
      if (notes !== undefined) await noteUnreadableCodes(page, html, notes);
      return overflowingLabels(page);
    });
    for (const position of match.overflowing) ownLabels.push(before + position);
    before += match.labels;
  }
  notes?.add('label_own_sheet', ownLabels.length);
  return { ...job, ownLabels };
}

/** A report with its sheets of labels alone. */
const labelsOf = (report: ReportDocument): ReportDocument => ({
  ...report,
  layouts: pageGroups(report.layouts)
    .filter((group) => groupLabels(group, report) !== undefined)
    .flatMap((group) => group.map((section, index) => ({ ...section, separation: index === 0 }))),
});
