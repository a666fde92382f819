/** A formula as a tree, with the precedence that Excel has: -2^2 is 4, and 2^3^2 is 64. */
import { formulaMessages as messages } from '../rule-messages/formula-messages.ts';
import { foldText } from '../text/fold-text.ts';
import { FormulaError } from './formula-error.ts';
import { type Operator, readTokens, type Token } from './read-tokens.ts';

/** The most levels of a formula: parentheses, functions and operations that build on each other. */
export const MAX_DEPTH = 200;

/** The most operations of a formula, those of the computed columns that it uses included. */
export const MAX_SIZE = 1000;

type Position = { start: number; end: number };

/** `depth`: levels of the tree. */
export type SyntaxNode = Position & { depth: number } & (
    | { kind: 'number' | 'text'; value: string }
    | { kind: 'logical'; value: boolean }
    | { kind: 'column'; name: string }
    /** `named`: the place of the function's name or of the operator. */
    | { kind: 'call'; name: string; named: Position; args: SyntaxNode[] }
  );

/** The sign of a number, which is an operator of its own; the others have the name that they are written with. */
export const NEGATION = '0-';

/** From the weakest to the strongest; all of them go from left to right. */
const LEVELS: readonly (readonly Operator[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

/** @throws FormulaError */
export function parseFormula(formula: string): SyntaxNode {
  const parser = new Parser(readTokens(formula));
  return parser.formula();
}

class Parser {
  private readonly tokens: Token[];
  private at = 0;
  /** Values that were read: more than a formula may have are not read to the end. */
  private values = 0;
  /** Levels that are being read. */
  private open = 0;

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  formula(): SyntaxNode {
    if (this.next.kind === 'end') throw new FormulaError(this.next, messages.empty);
    const node = this.expression(0);
    const rest = this.next;
    switch (rest.kind) {
      case 'end':
        return node;
      case 'close':
        throw new FormulaError(rest, messages.extraClose);
      case 'separator':
        throw new FormulaError(rest, messages.extraSeparator);
      default:
        throw new FormulaError(rest, messages.missingOperator);
    }
  }

  private get next(): Token {
    const token = this.tokens[Math.min(this.at, this.tokens.length - 1)];
    if (token === undefined) throw new Error('tokens without an end');
    return token;
  }

  private expression(level: number): SyntaxNode {
    const operators = LEVELS[level];
    if (operators === undefined) return this.signed();
    let left = this.expression(level + 1);
    for (;;) {
      const token = this.next;
      if (token.kind !== 'operator' || !operators.includes(token.value)) return left;
      this.at += 1;
      left = call(token.value, token, [left, this.expression(level + 1)]);
    }
  }

  /** A sign binds more strongly than “^”, as in Excel. */
  private signed(): SyntaxNode {
    const token = this.next;
    if (token.kind === 'operator' && (token.value === '-' || token.value === '+')) {
      this.at += 1;
      const operand = this.deeper(token, () => this.signed());
      return token.value === '+' ? operand : call(NEGATION, token, [operand]);
    }
    let node = this.primary();
    for (;;) {
      const sign = this.next;
      if (sign.kind !== 'operator' || sign.value !== '%') return node;
      this.at += 1;
      node = call('%', sign, [node]);
    }
  }

  private primary(): SyntaxNode {
    const token = this.next;
    const { start, end } = token;
    this.values += 1;
    if (this.values > MAX_SIZE) throw new FormulaError(token, messages.tooLarge(MAX_SIZE));
    switch (token.kind) {
      case 'number':
      case 'text':
        this.at += 1;
        return { kind: token.kind, value: token.value, start, end, depth: 1 };
      case 'column':
        this.at += 1;
        return { kind: 'column', name: token.value, start, end, depth: 1 };
      case 'name':
        this.at += 1;
        return this.named(token.value, token);
      case 'open': {
        this.at += 1;
        const node = this.deeper(token, () => this.expression(0));
        this.close(token, '');
        return node;
      }
      case 'operator':
      case 'close':
      case 'separator':
      case 'end':
        throw new FormulaError(token, messages.missingValue);
    }
  }

  private named(name: string, position: Position): SyntaxNode {
    const { start, end } = position;
    if (this.next.kind === 'open') return this.functionCall(name, position);
    const folded = foldText(name);
    if (folded === 'verdadero' || folded === 'falso')
      return { kind: 'logical', value: folded === 'verdadero', start, end, depth: 1 };
    return { kind: 'column', name, start, end, depth: 1 };
  }

  private functionCall(name: string, target: Position): SyntaxNode {
    const open = this.next;
    this.at += 1;
    const args: SyntaxNode[] = [];
    if (this.next.kind !== 'close')
      for (;;) {
        args.push(this.deeper(target, () => this.expression(0)));
        if (this.next.kind !== 'separator') break;
        this.at += 1;
      }
    const end = this.close(open, name.toUpperCase());
    return { ...call(name, target, args), start: target.start, end };
  }

  private close(open: Position, name: string): number {
    const token = this.next;
    if (token.kind === 'close') {
      this.at += 1;
      return token.end;
    }
    if (token.kind === 'end') throw new FormulaError(open, messages.missingClose(name));
    if (token.kind === 'separator') throw new FormulaError(token, messages.extraSeparator);
    throw new FormulaError(token, messages.missingOperator);
  }

  private deeper(location: Position, read: () => SyntaxNode): SyntaxNode {
    this.open += 1;
    if (this.open > MAX_DEPTH) throw new FormulaError(location, messages.tooDeep(MAX_DEPTH));
    const node = read();
    this.open -= 1;
    return node;
  }
}

function call(name: string, named: Position, args: SyntaxNode[]): SyntaxNode {
  const depth = 1 + Math.max(0, ...args.map((one) => one.depth));
  if (depth > MAX_DEPTH) throw new FormulaError(named, messages.tooDeep(MAX_DEPTH));
  const { start, end } = named;
  return {
    kind: 'call',
    name,
    named: { start, end },
    args,
    depth,
    start: Math.min(start, args[0]?.start ?? start),
    end: Math.max(end, args.at(-1)?.end ?? end),
  };
}
