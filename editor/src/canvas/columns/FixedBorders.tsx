import { editorFixedTableMessages as messages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { columnShares } from '@lienzo/templates/drawing/fixed-table-look';
import { type KeyboardEvent, useRef } from 'react';
import { changeGrid } from '../../actions/fixed-tables.ts';
import { moveBorder } from '../../model/fixed-table/column-borders.ts';
import { endMerging } from '../../store/slices/document-slice.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';
import { useBorderBoxes } from './fixed-borders.ts';
import { useFixedBorderDrag } from './use-fixed-border-drag.ts';

/** By one key, in percent of the table; with Shift, by more. */
const STEP = 1;
const LARGE_STEP = 5;

/**
 * The borders between the columns of the selected fixed table, wherever no merged cell covers them: pulled by mouse, or
 * moved by the arrow keys once focused.
 */
export function FixedBorders({ item }: { item: TablaFijaItem }) {
  const holder = useRef<HTMLDivElement>(null);
  const { pulled, start } = useFixedBorderDrag(holder, item);
  const boxes = useBorderBoxes(holder, item);
  const store = useEditorStore();
  const shares = pulled?.shares ?? columnShares(item);
  const widthsAt = (border: number): [number, number] => [
    Math.round((shares[border] ?? 0) * 100),
    Math.round((shares[border + 1] ?? 0) * 100),
  ];
  const moveByKey = (event: KeyboardEvent, border: number): void => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    changeGrid(store, item.uuid, {
      step: messages.steps.width,
      run: moveBorder(border, direction * (event.shiftKey ? LARGE_STEP : STEP)),
      mergeKey: `borde:${border}`,
    });
  };
  return (
    <div ref={holder}>
      {boxes.map(({ border, from, left, top, height }, at) => {
        const isFirst = boxes.findIndex((one) => one.border === border) === at;
        const [before, after] = widthsAt(border);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
          <div
            key={`${border} ${from}`}
            className={classes.columnHandle}
            style={{ left, top, height }}
            data-lz-no-drag
            data-lz-fixed-border={border}
            onPointerDown={(event) => start(event, border)}
            {...(isFirst
              ? {
                  role: 'separator',
                  tabIndex: 0,
                  'aria-orientation': 'vertical',
                  'aria-label': messages.border(border + 1),
                  'aria-valuenow': before,
                  'aria-valuemin': 1,
                  'aria-valuemax': Math.max(1, before + after - 1),
                  'aria-valuetext': `${before} % | ${after} %`,
                  onKeyDown: (event: KeyboardEvent) => moveByKey(event, border),
                  onBlur: () => endMerging(store),
                }
              : { 'aria-hidden': true })}
          >
            {isFirst && pulled?.border === border ? (
              <span className={classes.widthBubble}>{`${before} % | ${after} %`}</span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
