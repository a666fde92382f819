import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { appendSection } from '../../actions/inserting.ts';
import { PIXELS_PER_POINT } from '../../drawing/pixels-per-point.ts';
import { useFigures } from '../../drawing/use-figures.ts';
import { parsePageGroups, serializePageGroups } from '../../model/page-groups.ts';
import { pageWidth } from '../../store/page-width.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { useFormulaText } from '../../store/use-formula-text.ts';
import { useParameterText } from '../../store/use-parameter-text.ts';
import { usePlainParameters } from '../../store/use-plain-parameters.ts';
import classes from '../canvas.module.css';
import { FloatingBar } from '../floating-bar/FloatingBar.tsx';
import type { CanvasContext } from '../item/ItemBody.tsx';
import {
  NO_LABELS,
  parseSheetLabels,
  type SheetLabels,
  serializeSheetLabels,
} from '../pages/sheet-labels.ts';
import { DropCaret } from './DropCaret.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { Sheet } from './Sheet.tsx';
import { useElementHeight } from './use-element-height.ts';

/** The sheets at the current scale and, unscaled above them, the floating elements. */
export function Stage() {
  const store = useEditorStore();
  const scale = useEditor((state) => state.scale);
  const readOnly = useEditor((state) => state.readOnly);
  const width = useEditor(pageWidth) * PIXELS_PER_POINT;
  const keys = useEditor((state) => serializePageGroups(state.edit.document));
  const setting = useCanvasContext();
  const [scaled, height] = useElementHeight();
  const groups = useSheets(keys);
  return (
    <div className={classes.stageColumn} style={{ width: width * scale }}>
      <div
        className={classes.stage}
        data-lz-stage
        style={{ width: width * scale, height: height * scale, '--lz-scale': scale }}
      >
        <div ref={scaled} className={classes.scaled} style={{ width, transform: `scale(${scale})` }}>
          {groups.map(({ group, first, page, pages, whole }, index) => (
            <Sheet
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place; its sections have keys of their own
              key={index}
              group={group}
              first={first}
              index={index}
              page={page}
              pages={pages}
              whole={whole}
              setting={setting}
            />
          ))}
        </div>
        <EmptyPage />
        <DragCursor />
        <DropCaret />
        <FloatingBar />
      </div>
      {readOnly ? null : (
        <Button
          className={classes.addSection}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => appendSection(store)}
        >
          {editorCanvasMessages.addSection}
        </Button>
      )}
    </div>
  );
}

/** The page groups with the numbers of their first sections (1-based) and of their pages. */
function useSheets(keys: string): (SheetLabels & { group: string; first: number })[] {
  const groups = useMemo(() => parsePageGroups(keys), [keys]);
  const serialized = useEditor((state) => serializeSheetLabels(state, groups));
  return useMemo(() => {
    const labels = parseSheetLabels(serialized);
    let first = 1;
    return groups.map((group, index) => {
      const sheet = { ...NO_LABELS, ...labels[index], group: group.join(','), first };
      first += group.length;
      return sheet;
    });
  }, [groups, serialized]);
}

/** Sets the cursor while dragging; as a CSS rule on the stage it would restyle every item. */
function DragCursor() {
  const isPointerDrag = useEditor((state) => state.carried !== null && !state.byKeyboard);
  return isPointerDrag ? <div className={classes.shield} /> : null;
}

function useCanvasContext(): CanvasContext {
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  const figures = useFigures();
  const parameterText = useParameterText('chip');
  const formulaText = useFormulaText();
  const outcomes = useEditor((state) => state.formulaResults.outcomes);
  const plain = usePlainParameters();
  const body = bodyWidth({ orientation, page });
  const height = bodyHeight(withRegionMargins({ orientation, page }));
  return useMemo(
    () => ({
      today,
      bodyWidth: body,
      bodyHeight: height,
      parameterText,
      formulaText,
      outcomes,
      plain,
      imageSource: (valor: string) => host.imageSource(valor),
      imageSize: (valor: string) => host.imageSize?.(valor) ?? null,
      ...(figures && { figures }),
    }),
    [today, body, height, host, figures, parameterText, formulaText, outcomes, plain],
  );
}
