/** Without accents and capitals, so that "nomina" finds "Nómina". */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
