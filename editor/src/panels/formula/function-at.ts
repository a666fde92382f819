import {
  type FunctionName,
  functionNamed,
  type TableFunction,
  tableFunctionNamed,
} from '@lienzo/schema/formula/function-table';

type Named = FunctionName | TableFunction | undefined;
const named = (name: string): Named => functionNamed(name) ?? tableFunctionNamed(name);

/** The innermost function whose parentheses a place lies in, or whose name it stands in. */
export function functionAt(text: string, caret: number): Named {
  const open: Named[] = [];
  const chunks = /"[^"]*"?|\[[^\]]*\]?|[\p{L}_][\p{L}\p{N}\p{M}_.]*|[()]/gu;
  let last: string | undefined;
  for (const { 0: chunk, index } of text.matchAll(chunks)) {
    const isName = /^[\p{L}_]/u.test(chunk);
    if (index >= caret) break;
    if (isName && caret <= index + chunk.length && text[index + chunk.length] === '(') return named(chunk);
    if (chunk === '(') open.push(last === undefined ? undefined : named(last));
    if (chunk === ')') open.pop();
    last = isName ? chunk : undefined;
  }
  return open.findLast((name) => name !== undefined);
}
