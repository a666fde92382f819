import { foldName } from './fold-name.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a name or a search: folded, without duplicates, in order. */
export const wordsOfName = (name: string): string[] => [...new Set(foldName(name).match(WORDS) ?? [])];
