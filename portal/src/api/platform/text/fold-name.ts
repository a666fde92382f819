const MARKS = /\p{M}+/gu;

/** A name without accents and in lower case, for searching and sorting. */
export const foldName = (name: string): string =>
  name.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC');
