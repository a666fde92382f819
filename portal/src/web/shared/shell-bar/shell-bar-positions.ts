import { createStore } from 'zustand/vanilla';

/**
 * Where a screen with a bar of its own takes in what else stands in the bar above every screen: the way back up, and
 * the tools. Without them that bar is shown, above the screen.
 */
export type ShellBarPositions = { path: HTMLElement | null; tools: HTMLElement | null };

export const shellBarPositions = createStore<ShellBarPositions>(() => ({ path: null, tools: null }));
