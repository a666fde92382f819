/** What is said of a number that can be read in two ways (`data/typed-number`). */
export const numberMessages = {
  ambiguous: (typed: string, [thousands, decimal]: readonly [string, string]) =>
    `“${typed}” puede ser ${thousands} o ${decimal}. ¿Cuál es?`,
  /** Where there is nothing to choose by. */
  ambiguousText: (typed: string, [thousands, decimal]: readonly [string, string]) =>
    `“${typed}” puede ser ${thousands} o ${decimal}. Escribe uno de los dos.`,
  more: 'Aumentar',
  less: 'Disminuir',
} as const;
