import { Visitor } from '@swc/core/Visitor.js';

/**
 * Lets dependency-cruiser read modules with `using`: the walker that it takes from swc knows every statement of the
 * language but that one, and refuses the module.
 */
export function readUsingDeclarations(): void {
  const visitStatement = Visitor.prototype.visitStatement;
  Visitor.prototype.visitStatement = function (statement) {
    // The types of swc leave the statement out as well.
    const { type, decls }: { type: string; decls?: unknown } = { decls: undefined, ...statement };
    if (type !== 'UsingDeclaration') return visitStatement.call(this, statement);
    if (Array.isArray(decls)) this.visitVariableDeclarators(decls);
    return statement;
  };
}
