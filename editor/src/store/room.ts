/**
 * `narrow`: the panes lie over the page, one at a time. `plain`: they stand beside it. `wide`: the preview, too, has
 * room, where the palette makes way for it. `ample`: everything stands side by side.
 */
export type Room = 'narrow' | 'plain' | 'wide' | 'ample';

/** The room of an editor so many pixels wide. */
export function roomOf(width: number): Room {
  if (width < 900) return 'narrow';
  if (width < 1100) return 'plain';
  return width < 1480 ? 'wide' : 'ample';
}
