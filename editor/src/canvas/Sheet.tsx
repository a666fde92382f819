import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { pageSize } from '@lienzo/schema/report/report';
import { isBlankText } from '@lienzo/schema/report/rich-text';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { LABEL_PADDING, type LabelGrid, labelGrid } from '@lienzo/templates/drawing/label-grid';
import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useState } from 'react';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import { driverColumns, driverIn } from '../model/page-groups.ts';
import { setSheetHeight } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './canvas.module.css';
import type { CanvasContext } from './ItemBody.tsx';
import { LabelMarks } from './LabelMarks.tsx';
import { PageRegion } from './PageRegion.tsx';
import { measurePageEnds } from './page-ends.ts';
import { SectionView } from './SectionView.tsx';
import { useElementHeight } from './use-element-height.ts';
import { usePaper } from './use-paper.ts';

type Props = {
  /** Section ids, comma-separated. */
  group: string;
  /** The number of the group's first section (1-based) and of the sheet (0-based). */
  first: number;
  index: number;
  setting: CanvasContext;
};

/** A sheet of paper: the sections up to the next page break. Where its content overflows, page boundaries are drawn. */
export const Sheet = memo(function Sheet({ group, first, index, setting }: Props) {
  const paper = usePaper();
  const { margins } = paper.page;
  const columns = useEditor((state) => driverColumns(state.edit.document, group.split(',')));
  const grid = useLabelGrid(group, paper);
  const own = useMemo(
    () => (grid === undefined ? setting : { ...setting, bodyWidth: grid.inner }),
    [setting, grid],
  );
  const hasFooter = useEditor((state) => {
    const { footer } = state.edit.document.page;
    return footer !== null && !isBlankText(footer);
  });
  const isSmall = useEditor((state) => state.scale < 0.5);
  const size = pageSize(paper.orientation);
  const pageHeight = size.height - margins.top - margins.bottom;
  const [body, height] = useElementHeight();
  useSheetHeight(group.split(',')[0] ?? '', height / PIXELS_PER_POINT);
  const ends = usePageEnds(body, grid === undefined ? height : 0, pageHeight);
  const paperHeight = size.height + (ends.at(-1) ?? 0);
  const ids = group.split(',').filter((id) => id !== '');
  return (
    <section
      className={classes.sheet}
      aria-label={editorCanvasMessages.sheet(index + 1)}
      style={{ width: `${size.width}pt`, minHeight: `${paperHeight}pt` }}
    >
      <div className="lz-paper">
        <div
          className={classes.paper}
          style={{
            padding: `${margins.top}pt ${margins.right}pt ${margins.bottom}pt ${margins.left}pt`,
            minHeight: `${paperHeight}pt`,
            '--lz-body-height': `${grid?.innerHeight ?? bodyHeight(paper)}pt`,
          }}
        >
          <PageRegion region="header" sheet={index} />
          {grid === undefined ? null : (
            <LabelMarks grid={grid} margins={margins} used={height / PIXELS_PER_POINT} />
          )}
          <div
            ref={body}
            className={`lz-group ${classes.body} ${grid === undefined ? '' : 'lz-label-body'}`}
            style={grid && labelStyle(grid)}
          >
            {ids.map((id, at) => (
              <SectionView key={id} id={id} number={first + at} setting={own} columns={columns} />
            ))}
          </div>
          <PageRegion region="footer" sheet={index} />
          {ends.map((end, page) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: page ends have no other identity
              key={page}
              className={classes.pageEnd}
              data-lz-page-end
              data-small={isSmall || undefined}
              style={{
                top: `${margins.top + end}pt`,
                '--lz-left-margin': `${margins.left}pt`,
                '--lz-right-margin': `${margins.right}pt`,
              }}
              aria-hidden
            >
              <span>
                {isSmall
                  ? editorCanvasMessages.pageEndShort(page + 1)
                  : editorCanvasMessages.pageEnd(page + 1, hasFooter)}
              </span>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
});

/** The label grid of the sheet, if its dynamic text has one. */
function useLabelGrid(group: string, paper: ReturnType<typeof usePaper>): LabelGrid | undefined {
  const etiquetas = useEditor((state) => driverIn(state.edit.document, group.split(','))?.etiquetas);
  return useMemo(
    () => (etiquetas === undefined ? undefined : labelGrid(etiquetas, paper)),
    [etiquetas, paper],
  );
}

/** Size of one label: the designed content is the first label of the sheet. */
const labelStyle = ({ width, height }: LabelGrid): CSSProperties => ({
  width: `${width}pt`,
  minHeight: `${height}pt`,
  padding: `${LABEL_PADDING}pt`,
});

/**
 * The ends of a sheet's pages but the last, in points from the top of its body; measured when its height changes.
 * @param height of the body in pixels; 0 for a sheet without page ends.
 * @param page the height of a page's body in points.
 */
function usePageEnds(body: RefObject<HTMLElement | null>, height: number, page: number): number[] {
  const [ends, setEnds] = useState<number[]>([]);
  useEffect(() => {
    const limit = page * PIXELS_PER_POINT;
    const next = body.current === null || height <= limit + 0.5 ? [] : measurePageEnds(body.current, limit);
    const points = next.map((end) => end / PIXELS_PER_POINT);
    setEnds((before) => (before.join() === points.join() ? before : points));
  }, [body, height, page]);
  return ends;
}

/** Reports the height of the sheet's body to the store, for the page estimate. */
function useSheetHeight(key: string, height: number): void {
  const store = useEditorStore();
  useEffect(() => {
    setSheetHeight(store, key, height);
  }, [store, key, height]);
}
