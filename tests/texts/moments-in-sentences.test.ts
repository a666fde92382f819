import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A moment ends with the point of "p. m."; `closedSentence` knows. */
const DOUBLED = /\$\{(when|moment|hour|clock)\}\./;

const MESSAGES = path.resolve(import.meta.dirname, '../../shared-schema/src');

it.each(globSync('**/*-messages.ts', { cwd: MESSAGES }))('%s puts no second point behind "p. m."', (file) => {
  const lines = readFileSync(path.join(MESSAGES, file), 'utf8').split('\n');
  expect(lines.filter((line) => DOUBLED.test(line))).toEqual([]);
});
