/** What is wrong with the layout of a bar: controls over each other, cut words, or controls out of the bar. */
import type { Locator } from '@playwright/test';

type Control = {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isCut: boolean;
};

/** Pixels that rounding may cost. */
const ALLOWANCE = 1;

/** What a finger and a mouse can still hit, in pixels. */
const SMALLEST_CONTROL = 24;

/** @returns a sentence for each fault of the bar's visible controls and texts; none when each has its place. */
export async function layoutFaults(bar: Locator): Promise<string[]> {
  const [edge, ...controls] = await bar.evaluate(readControls);
  if (edge === undefined) return ['the bar is not there'];
  return controls.flatMap((control, index) => [
    ...faultsOf(control, edge),
    ...controls
      .slice(index + 1)
      .filter((other) => overlap(control, other))
      .map((other) => `${control.name} lies over ${other.name}`),
  ]);
}

function faultsOf({ name, left, right, isCut }: Control, edge: Control): string[] {
  return [
    ...(left < edge.left - ALLOWANCE || right > edge.right + ALLOWANCE ? [`${name} leaves the bar`] : []),
    ...(right - left < SMALLEST_CONTROL ? [`${name} is ${right - left} px wide`] : []),
    ...(isCut ? [`the words of ${name} are cut`] : []),
  ];
}

const overlap = (one: Control, other: Control): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > ALLOWANCE &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ALLOWANCE;

/** Runs in the page. The bar itself comes first; fields are left out of the cut words, they scroll. */
function readControls(root: HTMLElement | SVGElement): Control[] {
  const match = root.querySelectorAll<HTMLElement>(
    'a, button, textarea, input:not([type="radio"]), [role="radiogroup"], [data-lz-save-status]:not(:empty)',
  );
  const isCut = (part: Element): boolean =>
    !part.matches('input, textarea') &&
    getComputedStyle(part).overflowX === 'hidden' &&
    part.clientWidth > 1 &&
    part.scrollWidth > part.clientWidth + 1;
  return [root, ...[...match].filter((control) => control.checkVisibility())].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const name = control.ariaLabel ?? control.textContent ?? '';
    return { name, left, right, top, bottom, isCut: [control, ...control.querySelectorAll('*')].some(isCut) };
  });
}
