import { useEffect, useState } from 'react';
import { boxesOnStage } from '../../drag/boxes-on-stage.ts';
import { useEditor } from '../../store/use-editor.ts';
import { type BarPosition, barPosition, textBarPosition } from './bar-position.ts';

/** `room`: the width that the bar has at most, in pixels; a wider one goes on in another line. */
type PositionInRoom = BarPosition & { room: number };

type Placed = {
  /** An element of the stage. */
  anchor: HTMLElement | null;
  /** What is placed. */
  bar: HTMLElement | null;
  /** CSS selector of the element that the bar is anchored to; '' for none. */
  target: string;
  isText: boolean;
};

/** Position of the floating bar on the stage, see `barPosition`; null without a target. */
export function useBarPosition({ anchor, bar, target, isText }: Placed): PositionInRoom | null {
  const [place, setPlace] = useState<PositionInRoom | null>(null);
  const order = useEditor((state) => state.edit.document.order);
  const sections = useEditor((state) => state.edit.document.sections);
  // A ResizeObserver does not notice that an element moves without changing size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when anything is placed elsewhere
  useEffect(() => {
    const stage = anchor?.parentElement;
    const element = target === '' ? null : stage?.querySelector(target);
    if (!bar || !stage || !element) {
      setPlace(null);
      return;
    }
    const measure = (): void => {
      const next = positionOf(stage, element, bar, isText);
      setPlace((current) => (current !== null && isSamePosition(current, next) ? current : next));
    };
    const observer = new ResizeObserver(measure);
    // The observer also reports the initial sizes after layout: measuring here would force a second layout.
    for (const observed of [element, stage, bar]) observer.observe(observed);
    return () => observer.disconnect();
  }, [anchor, bar, target, isText, order, sections]);
  return place;
}

const isSamePosition = (a: PositionInRoom, b: PositionInRoom): boolean =>
  a.left === b.left && a.top === b.top && a.side === b.side && a.room === b.room && a.height === b.height;

function positionOf(stage: Element, element: Element, bar: HTMLElement, isText: boolean): PositionInRoom {
  const boxOf = boxesOnStage(stage);
  const scroller = stage.closest('[data-lz-workspace]') ?? stage;
  const workspace = boxOf(scroller);
  const bounds = {
    left: workspace.left + 8,
    right: workspace.left + scroller.clientWidth - 4,
    top: workspace.top - scroller.scrollTop + 4,
  };
  const room = {
    target: boxOf(element),
    others: itemsAround(element).map(boxOf),
    bounds,
    bar: isText ? sizeOf(bar) : horizontalSize(bar),
    view: workspace,
    margin: boxOf(element.closest('[data-lz-section]') ?? element).right,
  };
  return { ...(isText ? textBarPosition(room) : barPosition(room)), room: bounds.right - bounds.left };
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** The size of a bar of buttons when it lies, however it stands now: it is always longer than it is thick. */
function horizontalSize(bar: HTMLElement): ReturnType<typeof sizeOf> {
  const { width, height } = sizeOf(bar);
  return { width: Math.max(width, height), height: Math.min(width, height) };
}

/** The other items of an element's section, and those of the sections above and below; all of a header's sheet. */
function itemsAround(element: Element): Element[] {
  const section = element.closest('[data-lz-section]');
  if (section === null) return [...(element.closest('.lz-paper')?.querySelectorAll('[data-lz-item]') ?? [])];
  return [section?.previousElementSibling, section, section?.nextElementSibling]
    .flatMap((one) => [...(one?.querySelectorAll('[data-lz-item]') ?? [])])
    .filter((item) => item !== element && !element.contains(item));
}
