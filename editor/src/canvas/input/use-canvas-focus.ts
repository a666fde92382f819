import { type RefObject, useEffect, useRef } from 'react';
import type { Selection } from '../../model/selection.ts';
import { useEditor } from '../../store/use-editor.ts';

/**
 * Moves the focus with the selection: to the item selected by keyboard, and back to the page when the focused element
 * was removed. Focus in a panel or a text stays.
 */
export function useCanvasFocus(ref: RefObject<HTMLElement | null>): void {
  const selection = useEditor((state) => state.edit.selection);
  // An element that moves in the DOM loses the focus.
  const sections = useEditor((state) => state.edit.document.sections);
  const order = useEditor((state) => state.edit.document.order);
  const typing = useEditor((state) => state.text !== null);
  const reveal = useEditor((state) => state.reveal);
  const hasInteracted = useRef(false);
  useEffect(() => {
    const workspace = ref.current;
    const markInteracted = (): void => {
      hasInteracted.current = true;
    };
    workspace?.addEventListener('focusin', markInteracted);
    // A touch drag does not move the focus.
    workspace?.addEventListener('pointerdown', markInteracted);
    return () => {
      workspace?.removeEventListener('focusin', markInteracted);
      workspace?.removeEventListener('pointerdown', markInteracted);
    };
  }, [ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after every change of places
  useEffect(() => {
    const workspace = ref.current;
    // A page that has just been opened does not take the focus.
    if (!hasInteracted.current) return;
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

/** Whether nothing has the focus, or the page itself. */
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
