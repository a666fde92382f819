import { type FunctionName, functionNamed } from '@lienzo/schema/formula/function-table';

/** The innermost function whose parentheses a place lies in, or whose name it stands in. */
export function functionAt(text: string, caret: number): FunctionName | undefined {
  const open: (FunctionName | undefined)[] = [];
  const pieces = /"[^"]*"?|\[[^\]]*\]?|[\p{L}_][\p{L}\p{N}\p{M}_.]*|[()]/gu;
  let last: string | undefined;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isName = /^[\p{L}_]/u.test(piece);
    if (index >= caret) break;
    if (isName && caret <= index + piece.length && text[index + piece.length] === '(')
      return functionNamed(piece);
    if (piece === '(') open.push(last === undefined ? undefined : functionNamed(last));
    if (piece === ')') open.pop();
    last = isName ? piece : undefined;
  }
  return open.findLast((name) => name !== undefined);
}
