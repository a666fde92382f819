/**
 * The key by which names in a folder are unique: ignores case and Unicode form, but not accents.
 * Stored with every item and unique among the active ones of a folder.
 */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC');
