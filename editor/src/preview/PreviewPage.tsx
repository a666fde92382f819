import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { REGIONS } from '@lienzo/schema/report/page-regions';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { bodyHeight, bodyHeightCss } from '@lienzo/templates/drawing/body-height';
import { drawBackdrop } from '@lienzo/templates/drawing/draw-backdrop';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageRegion } from '@lienzo/templates/drawing/draw-page-region';
import { memo, type RefObject, useMemo, useRef } from 'react';
import { useEditor } from '../store/use-editor.ts';
import { useParameterText } from '../store/use-parameter-text.ts';
import { COLUMNS_CLASS, columnsStyle, type Page } from './lay-out-pages.ts';
import classes from './preview.module.css';
import { useNearViewport } from './use-near-viewport.ts';

type Props = {
  page: Page;
  number: number;
  /** What its header and footer show. */
  ownNumber: number;
  ownCount: number;
  /** The number of all pages of the report; null when it is not known yet. */
  count: number | null;
  /** Whether `count` is what the print will have; otherwise it was computed. */
  isExact: boolean;
  report: ReportDocument;
  scale: number;
  /** The scroll container of the pages. */
  scroller: RefObject<HTMLElement | null>;
};

/** One page of the preview: its part of the drawing between header and footer, rendered only near the viewport. */
export const PreviewPage = memo(function PreviewPage({
  page,
  number,
  ownNumber,
  ownCount,
  count,
  isExact,
  report,
  scale,
  scroller,
}: Props) {
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const parameterText = useParameterText('value');
  const { width, height } = pageSize(report.orientation, report.page.papel);
  const { top, right, bottom, left } = report.page.margins;
  const figure = useRef<HTMLElement>(null);
  const near = useNearViewport(figure, scroller);
  const html = useMemo(() => {
    if (!near) return '';
    const context: DrawContext = {
      rowsOf: () => [],
      imageSource: (valor) => host.imageSource(valor),
      today,
      bodyWidth: width - left - right,
      placeholders: false,
      parameterText,
      pageFields: { page: ownNumber, pages: ownCount },
    };
    const size = { width: width - left - right, height: height - top - bottom };
    const columns = `<div class="${COLUMNS_CLASS}" style="${columnsStyle(size)};transform:translateX(-${page.index * 100}%)">${page.html}</div>`;
    const body = `<div class="lz-preview-clip" style="width:${size.width}pt;height:${size.height}pt">${columns}</div>`;
    return (
      drawBackdrop(report, { ...context, isFirst: ownNumber === 1 }) +
      REGIONS.map((region) => drawPageRegion(region, report, context, ownNumber === 1)).join('') +
      `<div class="lz-preview-body" style="padding:${top}pt ${right}pt 0 ${left}pt;${bodyHeightCss(bodyHeight(report))}">${body}</div>`
    );
  }, [
    near,
    page,
    ownNumber,
    ownCount,
    report,
    today,
    host,
    width,
    height,
    top,
    right,
    bottom,
    left,
    parameterText,
  ]);
  return (
    <figure
      ref={figure}
      className={classes.figure}
      style={{
        '--lz-page-width': `${width}pt`,
        '--lz-page-height': `${height}pt`,
        '--lz-page-scale': scale,
      }}
    >
      <div className={classes.frame}>
        <div className={classes.page} style={{ height: `${height}pt`, width: `${width}pt` }}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report */}
          <div className="lz-paper" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
      <figcaption className={classes.number}>
        {count === null
          ? editorPreviewMessages.page(number)
          : isExact
            ? editorPreviewMessages.pageOf(number, count)
            : editorPreviewMessages.pageOfAbout(number, count)}
      </figcaption>
    </figure>
  );
});
