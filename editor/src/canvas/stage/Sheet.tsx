import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { pageSize } from '@lienzo/schema/report/report';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { drawBackdrop } from '@lienzo/templates/drawing/draw-backdrop';
import { LABEL_PADDING, type LabelGrid, labelGrid } from '@lienzo/templates/drawing/label-grid';
import { type CSSProperties, memo, type RefObject, useEffect, useMemo } from 'react';
import { PIXELS_PER_POINT } from '../../drawing/pixels-per-point.ts';
import { driverColumns, driverIn } from '../../model/page-groups.ts';
import { setSheetSize } from '../../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';
import { measureTableLines } from '../columns/measure-table-lines.ts';
import type { CanvasContext } from '../item/ItemBody.tsx';
import { LabelMarks } from '../pages/LabelMarks.tsx';
import { PageEnds } from '../pages/PageEnds.tsx';
import { PageRegions } from '../pages/PageRegions.tsx';
import { PAGE_GAP } from '../pages/page-flow.ts';
import { pageLabel, type SheetLabels } from '../pages/sheet-labels.ts';
import { usePageFlow } from '../pages/use-page-flow.ts';
import { usePaper } from '../pages/use-paper.ts';
import { SectionView } from './SectionView.tsx';

type Props = {
  /** Section ids, comma-separated. */
  group: string;
  /** The number of the group's first section (1-based) and of the sheet (0-based). */
  first: number;
  index: number;
  setting: CanvasContext;
} & SheetLabels;

/** The sections up to the next page break, on as many pages as they need. */
export const Sheet = memo(function Sheet({ group, first, index, setting, ...labels }: Props) {
  const paper = usePaper();
  const { margins } = paper.page;
  const columns = useEditor((state) => driverColumns(state.edit.document, group.split(',')));
  const grid = useLabelGrid(group, paper);
  const own = useMemo(
    () => (grid === undefined ? setting : { ...setting, bodyWidth: grid.inner }),
    [setting, grid],
  );
  const { imageSource } = setting;
  const [firstBackdrop, backdrop] = useMemo(
    () => [index === 0, false].map((isFirst) => drawBackdrop(paper, { imageSource, isFirst })),
    [paper, imageSource, index],
  );
  const size = pageSize(paper.orientation, paper.page.papel);
  const pageHeight = size.height - margins.top - margins.bottom;
  const steps = {
    height: pageHeight * PIXELS_PER_POINT,
    pitch: (size.height + PAGE_GAP) * PIXELS_PER_POINT,
  };
  const [body, flow] = usePageFlow(grid === undefined ? steps : null, group);
  const used = flow.height / PIXELS_PER_POINT;
  useSheetSize(group.split(',')[0] ?? '', body, used, flow.pages);
  const sheetHeight =
    flow.pages * (size.height + PAGE_GAP) - PAGE_GAP + (flow.ends.at(-1) ?? 0) / PIXELS_PER_POINT;
  const ids = group.split(',').filter((id) => id !== '');
  // One page grows with what does not fit on it; several have the height of paper.
  const positions = Array.from({ length: flow.pages }, (_, at) => ({
    top: `${at * (size.height + PAGE_GAP)}pt`,
    height: flow.pages === 1 ? '100%' : `${size.height}pt`,
  }));
  return (
    <section
      className={classes.sheet}
      aria-label={editorCanvasMessages.sheet(index + 1)}
      style={{ width: `${size.width}pt`, minHeight: `${sheetHeight}pt` }}
    >
      {positions.map((position, at) => (
        <div
          key={position.top}
          className={classes.page}
          style={position}
          data-lz-page
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report
          dangerouslySetInnerHTML={{ __html: (at === 0 ? firstBackdrop : backdrop) ?? '' }}
        />
      ))}
      <div className="lz-paper">
        <div
          className={classes.paper}
          style={{
            padding: `${margins.top}pt ${margins.right}pt ${margins.bottom}pt ${margins.left}pt`,
            minHeight: `${sheetHeight}pt`,
            '--lz-body-height': `${grid?.innerHeight ?? bodyHeight(paper)}pt`,
            '--lz-page-height': `${pageHeight}pt`,
            '--lz-page-gap': `${margins.top + margins.bottom + PAGE_GAP}pt`,
          }}
        >
          {positions.map((target, at) => (
            <PageRegions
              key={target.top}
              {...target}
              isFirst={index === 0 && at === 0}
              page={pageLabel(labels, at)}
              pages={labels.pages}
            />
          ))}
          {grid === undefined ? null : <LabelMarks grid={grid} margins={margins} used={used} />}
          <div
            ref={body}
            className={`lz-group ${classes.body} ${grid === undefined ? '' : 'lz-label-body'}`}
            style={grid && labelStyle(grid)}
          >
            {ids.map((id, at) => (
              <SectionView key={id} id={id} number={first + at} setting={own} columns={columns} />
            ))}
          </div>
          <PageEnds ends={flow.ends} margins={margins} />
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

/** Reports the size of the sheet to the store: for the page estimate, and for the numbers of the pages after it. */
function useSheetSize(
  key: string,
  body: RefObject<HTMLDivElement | null>,
  height: number,
  pages: number,
): void {
  const store = useEditorStore();
  useEffect(() => {
    const tables = body.current === null ? {} : measureTableLines(body.current);
    setSheetSize(store, key, { height, pages, tables });
  }, [store, key, body, height, pages]);
}
