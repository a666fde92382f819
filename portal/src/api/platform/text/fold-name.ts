const MARKS = /\p{M}+/gu;

/** A name without accents and in lower case, as searches and sorting see it. */
export const foldName = (name: string): string =>
  name.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC');
