import { foldName } from './fold-name.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a name, or of what somebody searches for: folded, each once, in order. */
export const wordsOfName = (name: string): string[] => [...new Set(foldName(name).match(WORDS) ?? [])];
