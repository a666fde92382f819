/** Where things lie on the stage, in pixels of screen from the stage's upper left corner. */

export type Box = { left: number; top: number; right: number; bottom: number };
export type ItemBox = Box & { uuid: string };
export type SectionBox = Box & { id: string; items: ItemBox[]; startsPage: boolean };
export type Point = { x: number; y: number };
