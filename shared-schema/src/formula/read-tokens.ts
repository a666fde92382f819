/** The words of a formula. */
import { formulaMessages as messages } from '../rule-messages/formula-messages.ts';
import { FormulaError } from './formula-error.ts';

/** The most characters of a formula. */
export const MAX_FORMULA = 10_000;
/** Digits before the point and behind it. */
const MAX_LITERAL_DIGITS = 20;

export type Operator = '+' | '-' | '*' | '/' | '^' | '&' | '%' | '=' | '<>' | '<' | '>' | '<=' | '>=';

export type Token = { start: number; end: number } & (
  | { kind: 'number'; value: string }
  | { kind: 'text'; value: string }
  /** A function, VERDADERO, FALSO or the name of a column that is one word. */
  | { kind: 'name'; value: string }
  /** The name of a column, without its brackets. */
  | { kind: 'column'; value: string }
  | { kind: 'operator'; value: Operator }
  | { kind: 'open' | 'close' | 'separator' | 'end' }
);

const SPACE = /[\s\u00a0]+/y;
const NUMBER = /(\d+(\.\d*)?|\.\d+)/y;
const NAME = /[\p{L}_][\p{L}\p{N}\p{M}_]*(\.[\p{L}_][\p{L}\p{N}\p{M}_]*)*/uy;
const OPERATOR = /<>|<=|>=|[-+*/^&%=<>]/y;
const TEXT = /"((?:[^"]|"")*)"/y;
const COLUMN = /\[((?:[^\]]|\]\])*)\]/y;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;
const UNSEEN_IN_TEXT = /[^\P{C}\n\r\t\u200d]/u;

const operators = new Set<string>(['+', '-', '*', '/', '^', '&', '%', '=', '<>', '<', '>', '<=', '>=']);
const isOperator = (text: string): text is Operator => operators.has(text);

/** @throws FormulaError */
export function readTokens(formula: string): Token[] {
  if (formula.length > MAX_FORMULA)
    throw new FormulaError({ start: MAX_FORMULA, end: formula.length }, messages.tooLong(MAX_FORMULA));
  const tokens: Token[] = [];
  let at = 0;
  while (at < formula.length) {
    const space = match(SPACE, formula, at);
    if (space !== null) at += space[0].length;
    else {
      const token = tokenAt(formula, at);
      tokens.push(token);
      at = token.end;
    }
  }
  // Who is used to Excel begins with “=”.
  const [first] = tokens;
  const body = first?.kind === 'operator' && first.value === '=' ? tokens.slice(1) : tokens;
  return [...body, { kind: 'end', start: formula.length, end: formula.length }];
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tokenAt(formula: string, start: number): Token {
  const character = String.fromCodePoint(formula.codePointAt(start) ?? 0);
  switch (character) {
    case '(':
      return { kind: 'open', start, end: start + 1 };
    case ')':
      return { kind: 'close', start, end: start + 1 };
    case ';':
    case ',':
      return { kind: 'separator', start, end: start + 1 };
    case '"':
      return quoted(formula, start);
    case '[':
      return columnName(formula, start);
  }
  const number = match(NUMBER, formula, start);
  if (number !== null) return numberToken(number[0], start);
  const name = match(NAME, formula, start);
  if (name !== null) return { kind: 'name', value: name[0], start, end: start + name[0].length };
  const operator = match(OPERATOR, formula, start)?.[0] ?? '';
  if (isOperator(operator)) return { kind: 'operator', value: operator, start, end: start + operator.length };
  throw new FormulaError(
    { start, end: start + character.length },
    UNSEEN.test(character) ? messages.unseen : messages.character(character),
  );
}

function numberToken(digits: string, start: number): Token {
  const end = start + digits.length;
  const [whole = '', fraction = ''] = digits.split('.');
  if (whole.length > MAX_LITERAL_DIGITS || fraction.length > MAX_LITERAL_DIGITS)
    throw new FormulaError({ start, end }, messages.longNumber(MAX_LITERAL_DIGITS));
  return { kind: 'number', value: `${whole || '0'}.${fraction || '0'}`, start, end };
}

function quoted(formula: string, start: number): Token {
  const existing = match(TEXT, formula, start);
  if (existing === null) throw new FormulaError({ start, end: formula.length }, messages.openText);
  const end = start + existing[0].length;
  if (UNSEEN_IN_TEXT.test(existing[1] ?? '')) throw new FormulaError({ start, end }, messages.unseen);
  return { kind: 'text', value: (existing[1] ?? '').replaceAll('""', '"').normalize('NFC'), start, end };
}

function columnName(formula: string, start: number): Token {
  const hit = match(COLUMN, formula, start);
  if (hit === null) throw new FormulaError({ start, end: formula.length }, messages.openColumn);
  const value = (hit[1] ?? '').replaceAll(']]', ']');
  return { kind: 'column', value, start, end: start + hit[0].length };
}
