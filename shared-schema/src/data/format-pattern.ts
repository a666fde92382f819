/** Formats that are typed, stored as `patron:` and what was typed. */
import { formatPatternMessages } from '../rule-messages/format-pattern-messages.ts';
import { type DatePattern, readDatePattern } from './date-pattern.ts';
import { type NumberPattern, readNumberPattern } from './number-pattern.ts';
import { PatternProblem } from './pattern-chunks.ts';

export const PATTERN_PREFIX = 'patron:';
/** Characters of a typed format. */
export const MAX_PATTERN = 60;

export type PatternKind = 'number' | 'date';
type Pattern = NumberPattern | DatePattern;

/** What was read of a typed format: as one of numbers, and as one of dates. */
type ReadPattern = { [Kind in PatternKind]: Pattern | string };

const read = new Map<string, ReadPattern>();
/** Formats that are remembered: each cell asks for its own. */
const MAX_REMEMBERED = 500;

function patternsOf(typed: string): ReadPattern {
  const known = read.get(typed);
  if (known !== undefined) return known;
  if (read.size >= MAX_REMEMBERED) read.clear();
  const patterns = {
    number: patternOrProblem(typed, readNumberPattern),
    date: patternOrProblem(typed, readDatePattern),
  };
  read.set(typed, patterns);
  return patterns;
}

function patternOrProblem(typed: string, reader: (pattern: string) => Pattern): Pattern | string {
  if (typed.length > MAX_PATTERN) return formatPatternMessages.long(MAX_PATTERN);
  try {
    return reader(typed);
  } catch (error) {
    if (error instanceof PatternProblem) return error.message;
    throw error;
  }
}

/** Why a typed format cannot be used for a kind of value; null when it can. @param hasTime whether its days have hours. */
export function patternProblem(typed: string, kind: PatternKind, hasTime: boolean): string | null {
  const pattern = patternsOf(typed)[kind];
  if (typeof pattern === 'string') return pattern;
  return pattern.kind === 'date' && pattern.hasTime && !hasTime ? formatPatternMessages.date.noTime : null;
}

/** Whether a stored format is a typed one of numbers or of dates. */
export const isPattern = (format: string): boolean =>
  format.startsWith(PATTERN_PREFIX) &&
  Object.values(patternsOf(format.slice(PATTERN_PREFIX.length))).some((one) => typeof one !== 'string');

/** The pattern of a stored format as one of numbers; null when it is none. */
export function numberPatternOf(format: string): NumberPattern | null {
  const pattern = storedPattern(format, 'number');
  return pattern?.kind === 'number' ? pattern : null;
}

/** The pattern of a stored format as one of dates; null when it is none. */
export function datePatternOf(format: string): DatePattern | null {
  const pattern = storedPattern(format, 'date');
  return pattern?.kind === 'date' ? pattern : null;
}

function storedPattern(format: string, kind: PatternKind): Pattern | null {
  if (!format.startsWith(PATTERN_PREFIX)) return null;
  const pattern = patternsOf(format.slice(PATTERN_PREFIX.length))[kind];
  return typeof pattern === 'string' ? null : pattern;
}
