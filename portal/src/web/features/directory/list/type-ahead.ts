import { plainText } from '../../../shared/text/plain-text';

/** Letters typed within this time make one word, in milliseconds. */
const PAUSE_MS = 800;

/** Typing jumps to the name that begins so; the same letter again goes to the next one. */
export function createTypeAhead(now: () => number) {
  let typed = '';
  let last = 0;
  return {
    /**
     * @param names of the rows, undefined where a row is not loaded.
     * @returns the index to go to, or null when no name begins so.
     */
    type(letter: string, names: readonly (string | undefined)[], active: number): number | null {
      const at = now();
      typed = at - last > PAUSE_MS ? letter : typed + letter;
      last = at;
      const isOneLetter = [...typed].every((one) => one === typed[0]);
      const wanted = plainText(isOneLetter ? (typed[0] ?? '') : typed);
      // A longer word may still fit the row where one stands; one letter asks for the next row.
      const start = isOneLetter ? active + 1 : active;
      for (let step = 0; step < names.length; step += 1) {
        const index = (start + step) % names.length;
        const name = names[index];
        if (name !== undefined && plainText(name).startsWith(wanted)) return index;
      }
      return null;
    },
    /** Whether the next letter goes on with a word: then a space is part of it. */
    isOpen: (): boolean => typed !== '' && now() - last <= PAUSE_MS,
  };
}
