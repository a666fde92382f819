import { command } from '../command.ts';
import { addSectionAt } from '../item-position.ts';

/** Adds an empty section before the one at `index`. */
export const addSection = command((draft, { id, index }: { id: string; index: number }) =>
  addSectionAt(draft, id, index),
);
