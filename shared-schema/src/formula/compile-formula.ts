/** A formula's text as a typed tree. */
import { formulaMessages as messages } from '../rule-messages/formula-messages.ts';
import { FormulaError, type FormulaProblem } from './formula-error.ts';
import type { FormulaType } from './formula-type.ts';
import {
  FUNCTION_NAMES,
  functionNamed,
  isLookup,
  operationOf,
  tableFunctionNamed,
} from './function-table.ts';
import { nearestName } from './nearest-name.ts';
import { isNotBlank } from './operations/logic.ts';
import { emptinessAsked } from './operations/operators.ts';
import { MAX_DEPTH, MAX_SIZE, parseFormula, type SyntaxNode } from './parse-formula.ts';
import type { TypedNode } from './typed-node.ts';

/** A column that a formula may use; `size` and `depth` of the formula that computes it. */
export type FormulaColumn = { key: string; type: FormulaType; size?: number; depth?: number };
/** Finds a column by what stands in the formula; a text says why there is none. */
export type ColumnFinder = (name: string) => FormulaColumn | string;

/** `columns`: the keys of the columns that it uses, each once. */
export type CompiledFormula = {
  node: TypedNode;
  type: FormulaType;
  columns: string[];
  size: number;
  depth: number;
};

/** @returns a problem for the author where the formula cannot be computed. */
export function compileFormula(formula: string, find: ColumnFinder): CompiledFormula | FormulaProblem {
  return compileTree(() => parseFormula(formula), find);
}

/** The same, of a formula's syntax. @param syntax may throw a `FormulaError`. */
export function compileTree(syntax: () => SyntaxNode, find: ColumnFinder): CompiledFormula | FormulaProblem {
  try {
    return new Compiler(find).compile(syntax());
  } catch (error) {
    if (error instanceof FormulaError) return error.problem;
    throw error;
  }
}

function unknownFunction(name: string): string {
  if (isLookup(name)) return messages.lookup(name.toUpperCase());
  const total = tableFunctionNamed(name);
  return total === undefined
    ? messages.unknownFunction(name.toUpperCase(), nearestName(name, FUNCTION_NAMES))
    : messages.needsTable(total);
}

export const isProblem = (compiled: CompiledFormula | FormulaProblem): compiled is FormulaProblem =>
  'message' in compiled;

class Compiler {
  private readonly find: ColumnFinder;
  private readonly columns = new Map<string, FormulaColumn>();
  private size = 0;

  constructor(find: ColumnFinder) {
    this.find = find;
  }

  compile(tree: SyntaxNode): CompiledFormula {
    const node = this.typed(tree);
    const deepest = Math.max(0, ...[...this.columns.values()].map(({ depth = 0 }) => depth));
    const depth = tree.depth + deepest;
    const whole = { start: tree.start, end: tree.end };
    if (depth > MAX_DEPTH) throw new FormulaError(whole, messages.tooDeep(MAX_DEPTH));
    if (this.size > MAX_SIZE) throw new FormulaError(whole, messages.tooLarge(MAX_SIZE));
    return { node, type: node.type, columns: [...this.columns.keys()], size: this.size, depth };
  }

  private typed(tree: SyntaxNode): TypedNode {
    const { start, end } = tree;
    this.size += 1;
    switch (tree.kind) {
      case 'number':
        return { kind: 'number', value: tree.value, type: 'numero', start, end };
      case 'text':
        return { kind: 'text', value: tree.value, type: 'texto', start, end };
      case 'logical':
        return { kind: 'logical', value: tree.value, type: 'logico', start, end };
      case 'column':
        return this.column(tree.name, { start, end });
      case 'call':
        return this.call(tree);
    }
  }

  private column(name: string, position: { start: number; end: number }): TypedNode {
    const match = this.find(name);
    if (typeof match === 'string') throw new FormulaError(position, match);
    this.columns.set(match.key, match);
    this.size += match.size ?? 0;
    return { kind: 'column', key: match.key, type: match.type, ...position };
  }

  private call(tree: Extract<SyntaxNode, { kind: 'call' }>): TypedNode {
    const isFunction = /^[\p{L}_]/u.test(tree.name);
    const name = isFunction ? functionNamed(tree.name) : tree.name;
    if (name === undefined) throw new FormulaError(tree.named, unknownFunction(tree.name));
    const args = tree.args.map((one) => this.typed(one));
    const { start, end } = tree;
    const asked = emptinessAsked(name, args);
    if (asked !== null) {
      const blank: TypedNode = { kind: 'call', name: 'ESBLANCO', args: [asked], type: 'logico', start, end };
      return name === '=' ? blank : isNotBlank(blank);
    }
    const checked = operationOf(name).check({ name, place: tree.named, args });
    return { kind: 'call', name, args: checked.args, type: checked.type, start, end };
  }
}
