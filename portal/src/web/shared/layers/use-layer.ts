import { useEffect, useRef } from 'react';
import { type Close, layers } from './layers';

/**
 * Registers an open dialog, panel or menu as a layer, so that the browser's Back closes it.
 * @param open whether it is open; when its content is replaced without closing, a key of the content.
 * @param close as by Esc; may return `false` when it asks first and stays open.
 * @param isOverlay false: it does not lie over the screen, and Esc does not close it.
 */
export function useLayer(open: boolean | string | number, close: Close, isOverlay = true): void {
  const current = useRef(close);
  current.current = close;
  useEffect(
    () => (open === false ? undefined : layers.add(() => current.current(), isOverlay)),
    [open, isOverlay],
  );
}
