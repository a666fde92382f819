/** `npm run vocabulary`: names and doc comments use the standard terms of `vocabulary/banned-words.ts`. */
import path from 'node:path';
import { eachSource } from './each-source.ts';
import { PROJECTS } from './projects.ts';
import { bannedInComment, bannedInName } from './vocabulary/check-names.ts';
import { declaredNames } from './vocabulary/declared-names.ts';

/** Less means that the compiler gave no files. */
const MIN_NAMES = 20_000;

const root = path.dirname(import.meta.dirname);
let names = 0;
let problems = 0;
const report = (file: string, text: string, pos: number, what: string, instead: string): void => {
  problems += 1;
  console.error(`${file}:${text.slice(0, pos).split('\n').length} ${what}: ${instead}`);
};
eachSource(root, PROJECTS, (file, source) => {
  for (const { name, pos } of declaredNames(source)) {
    names += 1;
    const banned = bannedInName(name);
    if (banned !== undefined) report(file, source.text, pos, `“${name}”`, banned.instead);
  }
  for (const { 0: comment, index } of source.text.matchAll(/\/\*\*[\s\S]*?\*\//g))
    for (const { word, instead } of bannedInComment(comment))
      report(file, source.text, index, `“${word}” in a comment`, instead);
});
console.log(`${names} names read, ${problems} words to replace`);
if (names < MIN_NAMES) console.error(`at least ${MIN_NAMES} names were expected`);
process.exitCode = problems > 0 || names < MIN_NAMES ? 1 : 0;
