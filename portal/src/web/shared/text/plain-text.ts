/** Without accents and in lower case, so that "nomina" matches "Nómina". */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
