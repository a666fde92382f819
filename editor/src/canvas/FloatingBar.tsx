import { hasBlocks } from '@lienzo/schema/report/item';
import { memo, useEffect, useRef, useState } from 'react';
import classes from '../controls/FloatingBar.module.css';
import { boxesOnStage } from '../drag/boxes-on-stage.ts';
import { driverOf } from '../model/page-groups.ts';
import type { EditorState } from '../store/editor-state.ts';
import { selectedColumn } from '../store/selected-column.ts';
import { useEditor } from '../store/use-editor.ts';
import { TextBar } from '../text/TextBar.tsx';
import { type BarPlace, barPlace } from './bar-place.ts';
import { ItemBar } from './ItemBar.tsx';
import { SectionBar } from './SectionBar.tsx';

/** The floating toolbar above the selection or the open text; it causes no layout shift on the page. */
export function FloatingBar() {
  const anchor = useRef<HTMLDivElement>(null);
  const target = useEditor(barTarget);
  // The narrow bars are right-aligned, where they cover less of the text above.
  const isText = useEditor((state) => state.text !== null);
  const place = usePlace(anchor, target, isText);
  return (
    <div
      ref={anchor}
      className={classes.floatingBar}
      data-lz-no-drag
      data-below={place?.below || undefined}
      style={
        place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top, maxWidth: place.room }
      }
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
function barTarget(state: EditorState): string {
  const { readOnly, carried, resizing, text, edit } = state;
  if (readOnly || carried !== null || resizing !== null) return '';
  // A heading that is typed is wider than its column.
  if (selectedColumn(state)?.renaming === true) return '';
  if (text?.kind === 'region') return `[data-lz-region="${text.region}"]`;
  const uuid = text?.uuid ?? edit.selection.items.at(-1);
  if (uuid !== undefined) return `[data-lz-item="${uuid}"]`;
  return edit.selection.section === null ? '' : `[data-lz-section="${edit.selection.section}"]`;
}

/** `room`: the width that the bar has at most, in pixels; a wider one goes on in another line. */
type PlaceInRoom = BarPlace & { room: number };

/** Position of the bar on the stage, see `barPlace`; null without a target. */
function usePlace(
  anchor: React.RefObject<HTMLElement | null>,
  target: string,
  isText: boolean,
): PlaceInRoom | null {
  const [place, setPlace] = useState<PlaceInRoom | null>(null);
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
      const next = placeOf(stage, element, bar, isText);
      setPlace((current) => (current !== null && isSamePlace(current, next) ? current : next));
    };
    const observer = new ResizeObserver(measure);
    // The observer also reports the initial sizes after layout: measuring here would force a second layout.
    for (const observed of [element, stage, bar]) observer.observe(observed);
    return () => observer.disconnect();
  }, [anchor, target, isText, order, sections]);
  return place;
}

const isSamePlace = (a: PlaceInRoom, b: PlaceInRoom): boolean =>
  a.left === b.left && a.top === b.top && a.below === b.below && a.room === b.room;

function placeOf(stage: Element, element: Element, bar: HTMLElement, isText: boolean): PlaceInRoom {
  const boxOf = boxesOnStage(stage);
  const scroller = stage.closest('[data-lz-workspace]') ?? stage;
  const workspace = boxOf(scroller);
  const bounds = {
    left: workspace.left + 8,
    right: workspace.right - 12,
    top: workspace.top - scroller.scrollTop + 4,
  };
  const place = barPlace({
    target: boxOf(element),
    others: itemsAround(element).map(boxOf),
    bounds,
    bar: { width: bar.offsetWidth, height: bar.offsetHeight },
    alignRight: !isText,
    inside: !isText,
    head: element.querySelector('thead')?.getBoundingClientRect().height ?? 0,
  });
  return { ...place, room: bounds.right - bounds.left };
}

/** The other items of an element's section, and those of the sections above and below. */
function itemsAround(element: Element): Element[] {
  const section = element.closest('[data-lz-section]');
  return [section?.previousElementSibling, section, section?.nextElementSibling]
    .flatMap((one) => [...(one?.querySelectorAll('[data-lz-item]') ?? [])])
    .filter((item) => item !== element && !element.contains(item));
}
