/** Words that names do not use, each with what to say instead. */
export const BANNED_TERMS: Readonly<Record<string, string>> = {
  found: 'match, row, existing',
  place: 'position, scope',
  places: 'positions, scopes',
  words: 'messages, text, terms',
  wanted: 'requested, next',
  held: 'retained, locked, pending',
  told: 'reported, notified',
  reckoned: 'computed',
  mend: 'repair, fix',
  mended: 'repaired, fixed',
  twin: 'duplicate, reusable',
  patience: 'timeout',
  piece: 'chunk',
  pieces: 'chunks',
  stray: 'outOfScope',
  trail: 'history',
  verb: 'submitLabel',
  heed: 'observe',
  lying: 'horizontal',
  upright: 'vertical',
  thing: 'item',
  things: 'items',
  hasty: 'impatient',
  brought: 'loaded',
};

/** Words that a constant does not begin with. */
export const BANNED_PREFIXES: Readonly<Record<string, string>> = {
  MOST: 'MAX',
  LEAST: 'MIN',
  LONGEST: 'MAX',
  FEWEST: 'MIN',
};

/** Whole names. */
export const BANNED_NAMES: Readonly<Record<string, string>> = { of: 'scope, source, key' };

/** Words that doc comments do not use. */
export const BANNED_IN_COMMENTS: Readonly<Record<string, string>> = {
  reckoned: 'computed',
  reckons: 'computes',
  hasty: 'with a short timeout',
  heeds: 'observes',
  mended: 'fixed, repaired',
  mends: 'fixes, repairs',
  twin: 'duplicate, counterpart',
  twins: 'duplicates, counterparts',
  patience: 'timeout',
};
