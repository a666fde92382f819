import { type RefObject, useEffect } from 'react';

/** What is kept free between the caret and the edge of the workspace, in pixels. */
const ROOM = 24;

/**
 * Keeps the caret in view while text on several pages is typed. Chromium takes a caret in the later part of a divided
 * paragraph to be at the paragraph's beginning, and scrolls there.
 */
export function useCaretScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const workspace = ref.current;
    if (workspace === null) return;
    let frame = 0;
    const follow = ({ target, shiftKey }: KeyboardEvent): void => {
      if (!(target instanceof HTMLElement) || target.closest('[data-lz-pages]') === null) return;
      // Keys between two frames belong together: the browser has scrolled for the first of them already.
      if (!target.isContentEditable || frame !== 0) return;
      const before = workspace.scrollTop;
      const caret = positionOfCaret();
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (isSamePosition(caret, positionOfCaret()) && workspace.scrollTop === before) return;
        const box = caretBox(target, shiftKey);
        if (box !== null) workspace.scrollTop = before + stepsToSee(box, workspace, before);
      });
    };
    workspace.addEventListener('keydown', follow);
    return () => {
      cancelAnimationFrame(frame);
      workspace.removeEventListener('keydown', follow);
    };
  }, [ref]);
}

type Position = { node: Node | null; offset: number };

function positionOfCaret(): Position {
  const selection = getSelection();
  return { node: selection?.focusNode ?? null, offset: selection?.focusOffset ?? 0 };
}

const isSamePosition = (one: Position, other: Position): boolean =>
  one.node === other.node && one.offset === other.offset;

/** The caret in a text; null outside of it, and after all was selected. */
function caretBox(text: HTMLElement, isExtending: boolean): DOMRect | null {
  const { focusNode = null, focusOffset = 0, isCollapsed = true } = getSelection() ?? {};
  if (focusNode === null || !text.contains(focusNode) || (!isCollapsed && !isExtending)) return null;
  const range = document.createRange();
  range.setStart(focusNode, focusOffset);
  const [box] = range.getClientRects();
  // An empty line has no box of text.
  return box ?? (focusNode instanceof Element ? focusNode.getBoundingClientRect() : null);
}

/** How far a workspace scrolled to `before` has to be scrolled so that a box, as it is now, is in view. */
function stepsToSee(box: DOMRect, workspace: HTMLElement, before: number): number {
  const view = workspace.getBoundingClientRect();
  const scrolled = workspace.scrollTop - before;
  const above = box.top + scrolled - view.top - ROOM;
  const below = box.bottom + scrolled - view.bottom + ROOM;
  return above < 0 ? above : Math.max(0, below);
}
