import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { pageSize } from '@lienzo/schema/report/report';
import { LABEL_PADDING, type LabelGrid, labelGrid } from '@lienzo/templates/drawing/label-grid';
import { type CSSProperties, memo, useEffect, useMemo } from 'react';
import { PIXELS } from '../drawing/pixels.ts';
import { driverColumns, driverIn } from '../model/page-groups.ts';
import { setSheetHeight } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './canvas.module.css';
import type { CanvasSetting } from './ItemBody.tsx';
import { LabelMarks } from './LabelMarks.tsx';
import { PageRegion } from './PageRegion.tsx';
import { SectionView } from './SectionView.tsx';
import { useElementHeight } from './use-element-height.ts';

type Props = {
  /** Section ids joined by commas. */
  group: string;
  /** The number of the group's first section, from 1, and of the sheet, from 0. */
  first: number;
  index: number;
  setting: CanvasSetting;
};

/** A sheet of paper: the sections up to the next page break. Where its text runs over, page ends are drawn. */
export const Sheet = memo(function Sheet({ group, first, index, setting }: Props) {
  const orientation = useEditor((state) => state.edit.document.orientation);
  const margins = useEditor((state) => state.edit.document.page.margins);
  const columns = useEditor((state) => driverColumns(state.edit.document, group.split(',')));
  const grid = useLabelGrid(group);
  const own = useMemo(
    () => (grid === undefined ? setting : { ...setting, bodyWidth: grid.inner }),
    [setting, grid],
  );
  const size = pageSize(orientation);
  const bodyHeight = size.height - margins.top - margins.bottom;
  const [body, height] = useElementHeight();
  useSheetHeight(group.split(',')[0] ?? '', height / PIXELS);
  const pages = grid === undefined ? Math.max(1, Math.ceil((height / PIXELS - 0.5) / bodyHeight)) : 1;
  const paperHeight = size.height + (pages - 1) * bodyHeight;
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
          }}
        >
          <PageRegion region="header" sheet={index} />
          {grid === undefined ? null : <LabelMarks grid={grid} margins={margins} used={height / PIXELS} />}
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
          {Array.from({ length: pages - 1 }, (_, page) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: page ends have no other identity
              key={page}
              className={classes.pageEnd}
              style={{ top: `${margins.top + (page + 1) * bodyHeight}pt` }}
              aria-hidden
            >
              <span>{editorCanvasMessages.pageEnd(page + 1)}</span>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
});

/** The labels that the sheet is shared into, when its dynamic text asks for them. */
function useLabelGrid(group: string): LabelGrid | undefined {
  const etiquetas = useEditor((state) => driverIn(state.edit.document, group.split(','))?.etiquetas);
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  return useMemo(
    () => (etiquetas === undefined ? undefined : labelGrid(etiquetas, { orientation, page })),
    [etiquetas, orientation, page],
  );
}

/** Room for one label: what is designed is the first of the sheet. */
const labelStyle = ({ width, height }: LabelGrid): CSSProperties => ({
  width: `${width}pt`,
  minHeight: `${height}pt`,
  padding: `${LABEL_PADDING}pt`,
});

/** Tells the store how high the sheet's body is, for the estimate of pages. */
function useSheetHeight(key: string, height: number): void {
  const store = useEditorStore();
  useEffect(() => {
    setSheetHeight(store, key, height);
  }, [store, key, height]);
}
