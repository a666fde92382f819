import { expect, it } from 'vitest';
import { bannedInComment, bannedInName } from './check-names.ts';

it.each([
  ['found', 'found'],
  ['foundPeople', 'found'],
  ['FoundPerson', 'found'],
  ['isWanted', 'wanted'],
  ['MOST_ROWS', 'MOST'],
  ['LONGEST_NAME', 'LONGEST'],
  ['momentWords', 'words'],
  ['placeOf', 'place'],
  ['of', 'of'],
])('%s is refused for “%s”', (name, word) => {
  expect(bannedInName(name)?.word).toBe(word);
});

it.each([
  // Standard phrases.
  'nothingFound',
  'NotFoundScreen',
  'daysInWords',
  // The verb.
  'placeFile',
  // Names of the wire and of the database.
  'capture_trail',
  'before_words',
  // Parts of other words.
  'foundation',
  'MAX_ROWS',
  'mostFrequent',
])('%s is fine', (name) => {
  expect(bannedInName(name)).toBeUndefined();
});

it('names the banned words of a comment', () => {
  expect(bannedInComment('Values that SQL has reckoned, of `reckoned_at`.')).toEqual([
    { word: 'reckoned', instead: 'computed' },
  ]);
});
