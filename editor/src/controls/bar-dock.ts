/** CSS selector of the place in the bottom bar that takes in a floating bar for which the canvas has no room. */
export const BAR_DOCK = '[data-lz-bar-dock]';
