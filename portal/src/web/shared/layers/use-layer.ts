import { useEffect, useRef } from 'react';
import { type Close, layers } from './layers';

/**
 * Says that a dialog, panel or menu lies on top of the screen, so that the browser's Back closes it.
 * @param open whether it is there; where one follows another without closing, what it is about.
 * @param close as by Esc; it may answer `false` when it asks first and stays.
 */
export function useLayer(open: boolean | string | number, close: Close): void {
  const current = useRef(close);
  current.current = close;
  useEffect(() => (open === false ? undefined : layers.add(() => current.current())), [open]);
}
