import { useEffect, useRef, useState } from 'react';
import { caretBox } from '../../drag/caret-box.ts';
import { measureBoxes } from '../../drag/measure-boxes.ts';
import type { Box } from '../../store/slices/drag-slice.ts';
import { useEditor } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

/** Drop indicator: an accent line at the insertion point, or a red frame around a section that is full. */
export function DropCaret() {
  const drop = useEditor((state) => state.drop);
  const boxes = useEditor((state) => state.boxes);
  const byKeyboard = useEditor((state) => state.byKeyboard);
  const anchor = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const stage = anchor.current?.parentElement;
    setBox(drop === null || !stage ? null : caretBox(boxes ?? measureBoxes(stage), drop));
  }, [drop, boxes]);
  useEffect(() => {
    if (byKeyboard && box !== null) anchor.current?.scrollIntoView({ block: 'nearest' });
  }, [byKeyboard, box]);
  return (
    <div
      ref={anchor}
      className={classes.caret}
      data-shown={(drop !== null && box !== null) || undefined}
      data-refused={drop?.kind === 'refused' || undefined}
      style={
        box === null
          ? undefined
          : { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }
      }
      aria-hidden
    />
  );
}
