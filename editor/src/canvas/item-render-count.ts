let count = 0;

/** Counts an item that was drawn; a drag move must draw none, a keystroke at most one. */
export const countItemRender = (): void => {
  count += 1;
};

/** How many items were drawn since the page was loaded, for measuring. */
export const itemRenderCount = (): number => count;
