/** Amounts in pesos with two decimals, by what they are. */
export type ComparedLines = Readonly<Record<string, string>>;

export type Difference = { line: string; engine: string; worksheet: string };

/** The amounts of a person that the worksheet does not have, or not to the cent. */
export const differencesOf = (engine: ComparedLines, worksheet: ComparedLines | undefined): Difference[] =>
  Object.entries(engine)
    .map(([line, amount]) => ({ line, engine: amount, worksheet: worksheet?.[line] ?? 'nothing' }))
    .filter((difference) => difference.engine !== difference.worksheet);
