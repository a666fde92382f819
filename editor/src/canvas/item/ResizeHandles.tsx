import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { type PointerEvent, useRef } from 'react';
import { perform } from '../../actions/perform.ts';
import { beginResize, commitResize } from '../../actions/resizing.ts';
import { moveBoundary } from '../../model/commands/move-boundary.ts';
import { resizeItem } from '../../model/commands/resize-item.ts';
import { positionOf } from '../../model/document-queries.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import classes from '../canvas.module.css';

type Pull = { x: number; width: number; section: number; side: 1 | -1 };

/**
 * Resize handles of the selected item. The right one sets its width within the section's free space; the left one moves
 * the boundary to the previous item. Esc restores the widths.
 */
export function ResizeHandles({ uuid }: { uuid: string }) {
  const isFirst = useEditor((state) => (positionOf(state.edit.document, uuid)?.column ?? 0) === 0);
  return (
    <>
      {isFirst ? null : <Handle uuid={uuid} side={-1} />}
      <Handle uuid={uuid} side={1} />
    </>
  );
}

function Handle({ uuid, side }: { uuid: string; side: 1 | -1 }) {
  const store = useEditorStore();
  const pull = useRef<Pull | null>(null);
  const width = useEditor((state) =>
    state.resizing === uuid ? state.edit.document.items[uuid]?.tamaño : undefined,
  );

  const start = (event: PointerEvent<HTMLDivElement>): void => {
    const section = event.currentTarget.closest('[data-lz-section]')?.getBoundingClientRect().width;
    const item = store.getState().edit.document.items[uuid];
    if (event.button !== 0 || item === undefined || section === undefined || section === 0) return;
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { x: event.clientX, width: item.tamaño, section, side };
    beginResize(store, uuid, editorCommandMessages.steps.resize(itemKindMessages[item.nombre].name));
  };
  const move = (event: PointerEvent): void => {
    if (pull.current === null || store.getState().resizing !== uuid) return;
    const preferred =
      pull.current.width + ((event.clientX - pull.current.x) / pull.current.section) * 100 * side;
    const resize = side === 1 ? resizeItem : moveBoundary;
    perform(store, (document) => resize(document, { uuid, width: preferred }), {
      label: editorCommandMessages.steps.pull,
    });
  };
  const end = (): void => {
    if (pull.current === null) return;
    pull.current = null;
    commitResize(store);
  };

  return (
    <div
      className={classes.handle}
      data-side={side === 1 ? 'right' : 'left'}
      data-lz-no-drag
      aria-hidden
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
    >
      {width !== undefined && pull.current !== null ? (
        <span className={classes.widthBubble}>{Math.round(width)} %</span>
      ) : null}
    </div>
  );
}
