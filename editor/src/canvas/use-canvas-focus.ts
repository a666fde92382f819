import { type RefObject, useEffect, useRef } from 'react';
import type { Selection } from '../model/selection.ts';
import { useEditor } from '../store/use-editor.ts';

/**
 * Keeps the focus with the selection: on the item walked to, and back on the page when what had it is gone.
 * Focus in a panel or a text stays where it is.
 */
export function useCanvasFocus(ref: RefObject<HTMLElement | null>): void {
  const selection = useEditor((state) => state.edit.selection);
  // Whatever is placed elsewhere loses the focus on its way.
  const sections = useEditor((state) => state.edit.document.sections);
  const order = useEditor((state) => state.edit.document.order);
  const typing = useEditor((state) => state.text !== null);
  const reveal = useEditor((state) => state.reveal);
  const wasHere = useRef(false);
  useEffect(() => {
    const workspace = ref.current;
    const note = (): void => {
      wasHere.current = true;
    };
    workspace?.addEventListener('focusin', note);
    // A finger that drags brings no focus by itself.
    workspace?.addEventListener('pointerdown', note);
    return () => {
      workspace?.removeEventListener('focusin', note);
      workspace?.removeEventListener('pointerdown', note);
    };
  }, [ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after every change of places
  useEffect(() => {
    const workspace = ref.current;
    // A page that was just opened does not take the focus by itself.
    if (!wasHere.current) return;
    if (workspace === null || typing || !mayTakeFocus(workspace)) return;
    const target = elementOf(workspace, selection) ?? workspace;
    if (target === document.activeElement) return;
    target.focus({ preventScroll: true });
    if (target !== workspace) target.scrollIntoView({ block: 'nearest' });
  }, [ref, selection, sections, order, typing]);
  useEffect(() => {
    if (reveal === null) return;
    const item = ref.current?.querySelector<HTMLElement>(`[data-lz-item="${reveal.uuid}"]`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [ref, reveal]);
}

/** The focus is nowhere, or on the page itself. */
function mayTakeFocus(workspace: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return workspace.contains(activeElement) && activeElement.closest('[data-lz-no-drag]') === null;
}

function elementOf(workspace: HTMLElement, { items, section }: Selection): HTMLElement | null {
  const uuid = items.at(-1);
  if (uuid !== undefined) return workspace.querySelector(`[data-lz-item="${uuid}"]`);
  return section === null ? null : workspace.querySelector(`[data-lz-section="${section}"]`);
}
