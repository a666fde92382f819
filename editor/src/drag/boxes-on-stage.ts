import type { Box } from '../store/slices/drag-slice.ts';

/** Creates a function that measures elements as boxes from the top left corner of a stage, as they are now. */
export function boxesOnStage(stage: Element): (element: Element) => Box {
  const origin = stage.getBoundingClientRect();
  return (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    };
  };
}
