import { hasBlocks } from '@lienzo/schema/report/item';
import { memo, useEffect, useRef, useState } from 'react';
import classes from '../controls/FloatingBar.module.css';
import { driverOf } from '../model/page-groups.ts';
import type { EditorState } from '../store/editor-state.ts';
import { useEditor } from '../store/use-editor.ts';
import { TextBar } from '../text/TextBar.tsx';
import { ItemBar } from './ItemBar.tsx';
import { SectionBar } from './SectionBar.tsx';

type Place = { left: number; top: number; below: boolean };

/** The floating toolbar above the selection or the open text; it causes no layout shift on the page. */
export function FloatingBar() {
  const anchor = useRef<HTMLDivElement>(null);
  const target = useEditor(barTarget);
  // The narrow bars are right-aligned, where they cover less of the text above.
  const alignRight = useEditor((state) => state.text === null);
  const place = usePlace(anchor, target, alignRight);
  return (
    <div
      ref={anchor}
      className={classes.floatingBar}
      data-lz-no-drag
      data-below={place?.below || undefined}
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
    >
      {place === null ? null : <Bar />}
    </div>
  );
}

/** Renders only when its actions change, not when it moves. */
const Bar = memo(function Bar() {
  const selection = useEditor((state) => state.edit.selection);
  const text = useEditor((state) => state.text);
  const editor = useEditor((state) => state.textEditor);
  const blocks = useEditor(({ text: target, edit }) => {
    const item = target?.kind === 'item' ? edit.document.items[target.uuid] : undefined;
    return item !== undefined && hasBlocks(item);
  });
  const columnsItem = useEditor((state) =>
    state.text?.kind === 'item' && driverOf(state.edit.document, state.text.uuid) !== undefined
      ? state.text.uuid
      : null,
  );
  if (text !== null) {
    if (editor === null) return null;
    const isItem = text.kind === 'item';
    return (
      <TextBar editor={editor} blocks={blocks} fields={!isItem} columnsOf={isItem ? columnsItem : null} />
    );
  }
  return selection.section === null ? (
    <ItemBar uuids={selection.items} />
  ) : (
    <SectionBar id={selection.section} />
  );
});

/** CSS selector of the element that the bar is anchored to; '' for none. */
function barTarget({ readOnly, carried, resizing, text, edit }: EditorState): string {
  if (readOnly || carried !== null || resizing !== null) return '';
  if (text?.kind === 'region') return `[data-lz-region="${text.region}"]`;
  const uuid = text?.uuid ?? edit.selection.items.at(-1);
  if (uuid !== undefined) return `[data-lz-item="${uuid}"]`;
  return edit.selection.section === null ? '' : `[data-lz-section="${edit.selection.section}"]`;
}

/** Position of the bar on the stage: above its target, or below it at the stage's edge; null without a target. */
function usePlace(
  anchor: React.RefObject<HTMLElement | null>,
  target: string,
  alignRight: boolean,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const order = useEditor((state) => state.edit.document.order);
  const sections = useEditor((state) => state.edit.document.sections);
  // A ResizeObserver does not notice that an element moves without changing size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when anything is placed elsewhere
  useEffect(() => {
    const bar = anchor.current;
    const stage = bar?.parentElement;
    const element = target === '' ? null : stage?.querySelector(target);
    if (!bar || !stage || !element) {
      setPlace(null);
      return;
    }
    const measure = (): void => {
      const next = placeOf(stage, element, bar.offsetWidth, alignRight);
      setPlace((current) => (current !== null && isSamePlace(current, next) ? current : next));
    };
    const observer = new ResizeObserver(measure);
    // The observer also reports the initial sizes after layout: measuring here would force a second layout.
    for (const observed of [element, stage, bar]) observer.observe(observed);
    return () => observer.disconnect();
  }, [anchor, target, alignRight, order, sections]);
  return place;
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.left === b.left && a.top === b.top && a.below === b.below;

function placeOf(stage: Element, element: Element, width: number, alignRight: boolean): Place {
  const origin = stage.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const workspace = stage.closest('[data-lz-workspace]')?.getBoundingClientRect() ?? origin;
  const rightmost = workspace.right - origin.left - width - 12;
  const preferred = (alignRight ? box.right - width + 4 : box.left - 4) - origin.left;
  return {
    left: Math.max(workspace.left - origin.left + 8, Math.min(preferred, rightmost)),
    ...(box.top - origin.top < 30
      ? { top: box.bottom - origin.top + 10, below: true }
      : { top: box.top - origin.top - 10, below: false }),
  };
}
