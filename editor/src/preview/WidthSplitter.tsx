import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { PREVIEW_SHARES, setPreviewShare } from '../store/slices/preview-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './preview.module.css';

const STEP = 5;

type Pull = { x: number; share: number; room: number };

/**
 * The splitter between canvas and preview: dragged, moved by the arrow keys, reset by a double click; Esc cancels a
 * drag.
 */
export function WidthSplitter() {
  const store = useEditorStore();
  const share = useEditor((state) => state.previewShare);
  const pull = useRef<Pull | null>(null);
  const start = (event: PointerEvent<HTMLElement>): void => {
    const room = event.currentTarget.closest('[data-lz-preview]')?.parentElement?.clientWidth ?? 0;
    if (event.button !== 0 || room === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { x: event.clientX, share, room };
  };
  const move = (event: PointerEvent): void => {
    if (pull.current === null) return;
    const { x, share: before, room } = pull.current;
    setPreviewShare(store, before + ((x - event.clientX) / room) * 100);
  };
  const end = (): void => {
    pull.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    const next = shareOfKey(event.key, share, pull.current);
    if (next === null) return;
    event.preventDefault();
    pull.current = null;
    setPreviewShare(store, next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      className={classes.splitter}
      aria-label={editorPreviewMessages.width}
      aria-orientation="vertical"
      aria-valuemin={PREVIEW_SHARES.min}
      aria-valuemax={PREVIEW_SHARES.max}
      aria-valuenow={Math.round(share)}
      aria-valuetext={`${Math.round(share)} %`}
      tabIndex={0}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      onDoubleClick={() => setPreviewShare(store, PREVIEW_SHARES.initial)}
    />
  );
}

/** The preview width that a key sets; null for other keys. */
function shareOfKey(key: string, share: number, pull: Pull | null): number | null {
  switch (key) {
    case 'ArrowLeft':
      return share + STEP;
    case 'ArrowRight':
      return share - STEP;
    case 'Home':
      return PREVIEW_SHARES.min;
    case 'End':
      return PREVIEW_SHARES.max;
    case 'Escape':
      return pull === null ? null : pull.share;
    default:
      return null;
  }
}
