import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { useEffect, useRef } from 'react';
import { PIXELS_PER_POINT } from '../drawing/pixels-per-point.ts';
import { pageWidth } from '../store/page-width.ts';
import { changeScale } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './canvas.module.css';
import { useCanvasClipboard } from './input/use-canvas-clipboard.ts';
import { useCanvasFiles } from './input/use-canvas-files.ts';
import { useCanvasFocus } from './input/use-canvas-focus.ts';
import { useCanvasPointer } from './input/use-canvas-pointer.ts';
import { useCaretScroll } from './input/use-caret-scroll.ts';
import { useWheelZoom } from './input/use-wheel-zoom.ts';
import { Stage } from './stage/Stage.tsx';

/** The grey workspace that contains the pages. */
export function Workspace() {
  const ref = useRef<HTMLDivElement>(null);
  useScaleToFit(ref);
  useCanvasFocus(ref);
  useCanvasClipboard(ref);
  useCanvasFiles(ref);
  useWheelZoom(ref);
  useCaretScroll(ref);
  const pointer = useCanvasPointer();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page is no form group
    <div
      ref={ref}
      className={classes.workspace}
      role="group"
      aria-label={editorCanvasMessages.workspace}
      data-lz-workspace
      data-lz-landmark
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the page is walked with the arrow keys
      tabIndex={0}
      {...pointer}
    >
      <Stage />
    </div>
  );
}

/** Keeps the scale up to date with the zoom, the page width and the available width. */
function useScaleToFit(ref: React.RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  const zoom = useEditor((state) => state.zoom);
  const width = useEditor(pageWidth);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const adjust = (): void => {
      const room = element.clientWidth - gutterOf(element.clientWidth);
      const fit = Math.min(1.25, Math.max(0.25, room / (width * PIXELS_PER_POINT)));
      const scale = zoom === 'fit' ? Math.round(fit * 100) / 100 : zoom;
      changeScale(store, scale);
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, store, zoom, width]);
}

/** The grey beside the page at "Ajustar", in pixels: where room is scarce the page gets most of it. */
const gutterOf = (width: number): number => Math.min(96, Math.max(24, Math.round(width * 0.04)));
