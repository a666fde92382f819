/** Keys that nobody reads in object literals with a spread, which the compiler does not look for. */
import {
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isConditionalExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { eachSource } from '../each-source.ts';

export type UnknownKey = { file: string; line: number; key: string };

/**
 * Reads every file of the projects below a folder.
 * @param projects their configurations, relative to the root
 * @returns the keys that the type a literal is for does not have, and how many literals were compared with such a type
 */
export function findUnknownKeys(
  root: string,
  projects: readonly string[],
): { literals: number; found: UnknownKey[] } {
  const matches: UnknownKey[] = [];
  let literals = 0;
  eachSource(root, projects, (file, source, { checker }) => {
    for (const literal of spreadLiterals(source)) {
      const known = knownKeys(checker, literal);
      if (known === undefined) continue;
      literals += 1;
      for (const key of writtenKeys(literal))
        if (!known.has(key.text))
          matches.push({ file, line: source.text.slice(0, key.pos).split('\n').length, key: key.text });
    }
  });
  return { literals, found: matches };
}

/** Literals with a spread, but for those that are themselves part of one. */
function* spreadLiterals(node: Node): Generator<ObjectLiteralExpression> {
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) {
    if (isObjectLiteralExpression(child) && child.properties.some(isSpreadAssignment)) yield child;
    yield* spreadLiterals(child);
  }
}

type WrittenKey = { text: string; pos: number };

/** The keys that stand in a literal, and in literals that it spreads: `...(isNew && { key })`. */
function writtenKeys(literal: ObjectLiteralExpression): WrittenKey[] {
  return literal.properties.flatMap((property): WrittenKey[] => {
    if (isSpreadAssignment(property)) return spreadParts(property.expression).flatMap(writtenKeys);
    if (!isPropertyAssignment(property) && !isShorthandPropertyAssignment(property)) return [];
    const { name } = property;
    return isIdentifier(name) || isStringLiteral(name) ? [{ text: name.text, pos: name.end }] : [];
  });
}

function spreadParts(spread: Expression): ObjectLiteralExpression[] {
  if (isObjectLiteralExpression(spread)) return [spread];
  if (isParenthesizedExpression(spread)) return spreadParts(spread.expression);
  if (isConditionalExpression(spread)) return [spread.whenTrue, spread.whenFalse].flatMap(spreadParts);
  if (!isBinaryExpression(spread)) return [];
  const { kind } = spread.operatorToken;
  if (kind === SyntaxKind.AmpersandAmpersandToken) return spreadParts(spread.right);
  if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken)
    return [spread.left, spread.right].flatMap(spreadParts);
  return [];
}

/** The keys of the type that a literal is for; undefined where that allows any key, or is not known. */
function knownKeys(checker: Checker, literal: ObjectLiteralExpression): Set<string> | undefined {
  const type = checker.getContextualType(literal);
  if (type === undefined) return undefined;
  const keys = new Set<string>();
  return addKeys(checker, type, keys) && keys.size > 0 ? keys : undefined;
}

const WITHOUT_KEYS =
  TypeFlags.Undefined |
  TypeFlags.Null |
  TypeFlags.Void |
  TypeFlags.Never |
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BooleanLike |
  TypeFlags.BigIntLike |
  TypeFlags.ESSymbolLike;

/** @returns false for a type that allows any key. */
function addKeys(checker: Checker, type: Type, keys: Set<string>): boolean {
  if (type.isUnionType() || type.isIntersectionType())
    return type.getTypes().every((one) => addKeys(checker, one, keys));
  if ((type.flags & WITHOUT_KEYS) !== 0) return true;
  if ((type.flags & TypeFlags.Object) === 0) return false;
  if (checker.getIndexInfosOfType(type).length > 0) return false;
  const properties = checker.getPropertiesOfType(type);
  // `{}` and `object` take anything.
  if (properties.length === 0) return false;
  for (const { name } of properties) keys.add(name);
  return true;
}
