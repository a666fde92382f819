/** Typed formats of numbers, such as `#,##0.00` or `$#,##0;($#,##0)`. */
import { Decimal } from 'decimal.js';
import { formatPatternMessages } from '../rule-messages/format-pattern-messages.ts';
import { type Chunk, chunksOf, PatternProblem, quotedForExcel } from './pattern-chunks.ts';

const messages = formatPatternMessages.number;

export const MAX_PATTERN_DECIMALS = 6;

type Section = {
  /** As printed before and after the digits. */
  before: string;
  after: string;
  /** Digits before the point at least. */
  whole: number;
  isGrouped: boolean;
  decimals: number;
  isPercent: boolean;
};

/** Without `negative`, a minus sign stands before all of a negative number. */
export type NumberPattern = { kind: 'number'; positive: Section; negative: Section | null };

/** Characters that stand for themselves without quotes. */
const PLAIN = /^[\s$€£+()%-]$/;
const DIGIT = /^[#0,.]$/;
/** What makes a number negative in the eyes of a reader. */
const MARKS_NEGATIVE = /[-−–(]/;

/** @throws PatternProblem */
export function readNumberPattern(pattern: string): NumberPattern {
  const sections = sectionsOf(chunksOf(pattern.trim()));
  if (sections.length > 2) throw new PatternProblem(messages.sections);
  const [first = [], second] = sections;
  if (first.length === 0) throw new PatternProblem(messages.empty);
  const positive = readSection(first);
  if (MARKS_NEGATIVE.test(positive.before.trim().slice(-2)) || positive.before.trim().startsWith('-'))
    throw new PatternProblem(messages.positiveMark);
  const negative = second === undefined ? null : readSection(second);
  if (negative !== null) {
    if (!MARKS_NEGATIVE.test(negative.before + negative.after))
      throw new PatternProblem(messages.negativeMark);
    if (negative.decimals !== positive.decimals || negative.isPercent !== positive.isPercent)
      throw new PatternProblem(messages.differing);
  }
  return { kind: 'number', positive, negative };
}

function sectionsOf(chunks: Chunk[]): Chunk[][] {
  const sections: Chunk[][] = [[]];
  for (const chunk of chunks)
    if (!chunk.isLiteral && chunk.text === ';') sections.push([]);
    else sections.at(-1)?.push(chunk);
  return sections;
}

function readSection(chunks: readonly Chunk[]): Section {
  const isDigit = ({ text, isLiteral }: Chunk): boolean => !isLiteral && DIGIT.test(text);
  const from = chunks.findIndex(isDigit);
  if (from === -1) throw new PatternProblem(messages.noDigits);
  const length = chunks.slice(from).findIndex((chunk) => !isDigit(chunk));
  const to = length === -1 ? chunks.length : from + length;
  const before = chunks.slice(0, from);
  const after = chunks.slice(to);
  if (after.some(isDigit)) throw new PatternProblem(messages.twoNumbers);
  for (const { text, isLiteral } of [...before, ...after])
    if (!isLiteral && !PLAIN.test(text)) throw new PatternProblem(formatPatternMessages.unknown(text));
  const digits = chunks.slice(from, to).map(({ text }) => text);
  return {
    before: before.map(({ text }) => text).join(''),
    after: after.map(({ text }) => text).join(''),
    ...readDigits(digits.join('')),
    isPercent: [...before, ...after].some(({ text, isLiteral }) => !isLiteral && text === '%'),
  };
}

function readDigits(digits: string): Pick<Section, 'whole' | 'isGrouped' | 'decimals'> {
  const [integer = '', fraction = '', ...more] = digits.split('.');
  if (more.length > 0) throw new PatternProblem(messages.twoNumbers);
  if (fraction.includes(',')) throw new PatternProblem(messages.commas);
  if (fraction.includes('#')) throw new PatternProblem(messages.hashes);
  if (fraction.length > MAX_PATTERN_DECIMALS)
    throw new PatternProblem(messages.decimals(MAX_PATTERN_DECIMALS));
  if (!integer.includes('0')) throw new PatternProblem(messages.noDigits);
  const isGrouped = integer.includes(',');
  if (isGrouped && !/^[#0]{1,3}(,[#0]{3})+$/.test(integer)) throw new PatternProblem(messages.commas);
  const plain = integer.split(',').join('');
  if (!/^#*0+$/.test(plain)) throw new PatternProblem(messages.hashes);
  return { whole: plain.split('0').length - 1, isGrouped, decimals: fraction.length };
}

/** A number, rounded half up to the decimals of its pattern; what rounds to zero has no sign. */
export function writeNumber(number: Decimal, { positive, negative }: NumberPattern): string {
  const rounded = number.toDecimalPlaces(positive.decimals, Decimal.ROUND_HALF_UP);
  const isNegative = rounded.isNegative() && !rounded.isZero();
  const section = isNegative ? (negative ?? positive) : positive;
  const [whole = '', fraction] = rounded.abs().toFixed(section.decimals).split('.');
  const padded = whole.padStart(section.whole, '0');
  const digits = section.isGrouped ? inThousands(padded) : padded;
  const sign = isNegative && negative === null ? '-' : '';
  const decimals = fraction === undefined ? '' : `.${fraction}`;
  return `${sign}${section.before}${digits}${decimals}${section.after}`;
}

/** Digits in groups of three. (An expression that looks ahead from each digit takes the square of their number.) */
export function inThousands(digits: string): string {
  const lead = digits.length % 3;
  const groups = digits.slice(lead).match(/\d{3}/g) ?? [];
  return (lead === 0 ? groups : [digits.slice(0, lead), ...groups]).join(',');
}

/** The pattern in Excel's codes. */
export function excelNumberPattern({ positive, negative }: NumberPattern): string {
  const own = excelSection(positive);
  return `${own};${negative === null ? `-${own}` : excelSection(negative)}`;
}

function excelSection({ before, after, whole, isGrouped, decimals, isPercent }: Section): string {
  const zeros = '0'.repeat(whole);
  const padded = isGrouped ? inGroups(zeros.padStart(Math.max(4, whole), '#')) : zeros;
  const fraction = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
  const text = (literal: string): string =>
    isPercent ? literal.split('%').map(quotedForExcel).join('%') : quotedForExcel(literal);
  return `${text(before)}${padded}${fraction}${text(after)}`;
}

/** `#,##0` */
function inGroups(digits: string): string {
  const lead = digits.length % 3;
  const groups = digits.slice(lead).match(/.{3}/g) ?? [];
  return (lead === 0 ? groups : [digits.slice(0, lead), ...groups]).join(',');
}
