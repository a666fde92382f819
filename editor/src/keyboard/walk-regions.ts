/** F6 and Shift+F6: from one region of the editor to the next, in the order of the screen. */
const TABBABLE =
  'a[href],button:not(:disabled),input:not(:disabled),textarea:not(:disabled),select:not(:disabled),[tabindex="0"]';

/**
 * Focuses the region after (1) or before (-1) the one that has the focus: the bar, the palette, the page, the preview
 * beside it, the properties. From elsewhere the first or the last one.
 */
export function walkRegions(root: HTMLElement, direction: 1 | -1): void {
  const regions = [...root.querySelectorAll<HTMLElement>('[data-lz-landmark]')];
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const before = current === -1 && direction === -1 ? 0 : current;
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions.at((before + direction * step) % regions.length);
    const target = region === undefined ? null : entryOf(region);
    if (target === null) continue;
    target.focus();
    return;
  }
}

/** Where a region is entered: at what is selected on the page, else at its first control. */
function entryOf(region: HTMLElement): HTMLElement | null {
  const selected = region.querySelector<HTMLElement>('[data-lz-item][data-selected="true"]');
  if (selected !== null) return selected;
  const controls = [region, ...region.querySelectorAll<HTMLElement>('*')];
  return controls.find((control) => control.matches(TABBABLE) && control.checkVisibility()) ?? null;
}
