let count = 0;

/** Counts item renders; a pointer move while dragging must cause none, a keystroke at most one. */
export const countItemRender = (): void => {
  count += 1;
};

/** The number of item renders since page load, for benchmarks. */
export const itemRenderCount = (): number => count;
