import { foldName } from './fold-name.ts';

const TEXTS = /[\p{L}\p{N}]+/gu;

/** The words of a name or a search: folded, without duplicates, in order. */
export const textOfName = (name: string): string[] => [...new Set(foldName(name).match(TEXTS) ?? [])];
