import { MAX_SAVED_ROWS } from '../capture/capture-rows.ts';

/** Says of each line's days whether a save takes them beside those of the lines before: 100,000 altogether. */
export function dayCounter(): (days: number) => boolean {
  let left = MAX_SAVED_ROWS;
  return (days) => {
    if (days > left) return false;
    left -= days;
    return true;
  };
}
