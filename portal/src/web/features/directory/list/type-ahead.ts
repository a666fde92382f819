import { foldText } from '@lienzo/schema/text/fold-text';

/** Maximum pause between the letters of one word, in milliseconds. */
const PAUSE_MS = 800;

/** Type-ahead: jumps to the first name with the typed prefix; repeating a letter goes to the next match. */
export function createTypeAhead(now: () => number) {
  let typed = '';
  let last = 0;
  return {
    /**
     * @param names of the rows, undefined where a row is not loaded.
     * @returns the index to go to, or null without a match.
     */
    type(letter: string, names: readonly (string | undefined)[], active: number): number | null {
      const at = now();
      typed = at - last > PAUSE_MS ? letter : typed + letter;
      last = at;
      const isOneLetter = [...typed].every((one) => one === typed[0]);
      const requested = foldText(isOneLetter ? (typed[0] ?? '') : typed);
      if (requested === '') return null;
      // A longer prefix may still match the active row; a single letter starts after it.
      const start = isOneLetter ? active + 1 : active;
      for (let step = 0; step < names.length; step += 1) {
        const index = (start + step) % names.length;
        const name = names[index];
        if (name !== undefined && foldText(name).startsWith(requested)) return index;
      }
      return null;
    },
    /** Whether a word is being typed: then a space is part of it. */
    isOpen: (): boolean => typed !== '' && now() - last <= PAUSE_MS,
  };
}
