/**
 * What tells two names of one folder apart: case and the Unicode form do not, accents do.
 * Stored with every item and unique among the living ones of a folder.
 */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC');
