/** The names that a source file declares, and its doc comments. */
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { isBindingElement, isIdentifier } from 'typescript/unstable/ast/is';

export type DeclaredName = { name: string; kind: 'type' | 'value'; pos: number };

const TYPES = new Set<SyntaxKind>([
  SyntaxKind.ClassDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.TypeParameter,
]);
const VALUES = new Set<SyntaxKind>([
  SyntaxKind.VariableDeclaration,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.Parameter,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.GetAccessor,
]);

/** A name that is taken from an object as it is belongs to the type of the object, which declares it. */
export function* declaredNames(source: SourceFile): Generator<DeclaredName> {
  yield* namesIn(source);
}

function* namesIn(node: Node): Generator<DeclaredName> {
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) {
    const kind = kindOf(child);
    const name = 'name' in child ? (child.name as Node | undefined) : undefined;
    if (kind !== undefined && name !== undefined && isIdentifier(name))
      yield { name: name.text, kind, pos: name.end };
    yield* namesIn(child);
  }
}

function kindOf(node: Node): DeclaredName['kind'] | undefined {
  if (TYPES.has(node.kind)) return 'type';
  if (VALUES.has(node.kind)) return 'value';
  return isBindingElement(node) && node.propertyName !== undefined ? 'value' : undefined;
}
