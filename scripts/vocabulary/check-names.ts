/** Which names and doc comments use words that this project does not use; see `banned-words.ts`. */
import { BANNED_IN_COMMENTS, BANNED_NAMES, BANNED_PREFIXES, BANNED_TERMS } from './banned-words.ts';

/** Standard phrases, and names that the wire or the database fixes. */
const STANDARD = /not_?found|nothing_?found|in_?words$/i;
const SNAKE_CASE = /^[a-z0-9]+(_[a-z0-9]+)+$/;
const CONSTANT = /^[A-Z0-9]+(_[A-Z0-9]+)*$/;
/** `placeFile`: the verb, at the beginning of a function. */
const PLACING = /^place[A-Z]/;

/** @returns what to say instead; undefined for a name without banned words. */
export function bannedInName(name: string): { word: string; instead: string } | undefined {
  if (SNAKE_CASE.test(name) || STANDARD.test(name)) return undefined;
  const whole = BANNED_NAMES[name];
  if (whole !== undefined) return { word: name, instead: whole };
  const [first = '', ...rest] = textOf(name);
  const prefix = CONSTANT.test(name) ? BANNED_PREFIXES[first.toUpperCase()] : undefined;
  if (prefix !== undefined) return { word: first.toUpperCase(), instead: prefix };
  const texts = PLACING.test(name) && !/^place(Of|At|In|After)/.test(name) ? rest : [first, ...rest];
  for (const word of texts) {
    const instead = Object.hasOwn(BANNED_TERMS, word) ? BANNED_TERMS[word] : undefined;
    if (instead !== undefined) return { word, instead };
  }
  return undefined;
}

/** @returns the banned words of a doc comment. */
export function bannedInComment(comment: string): { word: string; instead: string }[] {
  return [...comment.matchAll(/[a-z_]+/gi)].flatMap(([text]) => {
    const word = text.toLowerCase();
    const instead = Object.hasOwn(BANNED_IN_COMMENTS, word) ? BANNED_IN_COMMENTS[word] : undefined;
    return instead === undefined ? [] : [{ word, instead }];
  });
}

const textOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
