/** Marks the element whose upper left corner all boxes of a drag are measured from. */
export const STAGE_ATTRIBUTE = 'data-lz-stage';
