import { functionNamed, tableFunctionNamed } from '@lienzo/schema/formula/function-table';

/** A part of a formula's text and what it is; `isWrong`: it lies where the formula cannot be computed. */
export type FormulaChunk = {
  kind: 'text' | 'column' | 'number' | 'function' | 'operator' | 'plain';
  text: string;
  isWrong: boolean;
};

const CHUNKS =
  /(?<text>"(?:[^"]|"")*"?)|(?<column>\[(?:[^\]]|\]\])*\]?)|(?<number>\d+(?:\.\d*)?|\.\d+)|(?<name>[\p{L}_][\p{L}\p{N}\p{M}_.]*)|(?<operator>[-+*/^&%=<>;,()]+)|(?<plain>[\s\S])/gu;

/**
 * The chunks of a text in their order, also while it is no formula yet; together they are the text.
 * @param problem the place of what is wrong, `end` exclusive.
 */
export function formulaChunks(text: string, problem: { start: number; end: number } | null): FormulaChunk[] {
  return [...text.matchAll(CHUNKS)].map(({ 0: chunk, index, groups = {} }): FormulaChunk => {
    const end = index + chunk.length;
    const isWrong =
      problem !== null && index < Math.max(problem.end, problem.start + 1) && end > problem.start;
    return { kind: kindOf(groups, chunk, text.slice(end)), text: chunk, isWrong };
  });
}

function kindOf(groups: Partial<Record<string, string>>, chunk: string, after: string): FormulaChunk['kind'] {
  if (groups.text !== undefined) return 'text';
  if (groups.column !== undefined) return 'column';
  if (groups.number !== undefined) return 'number';
  if (groups.operator !== undefined) return 'operator';
  if (groups.name === undefined) return 'plain';
  if (!/^\s*\(/.test(after)) return 'column';
  return functionNamed(chunk) === undefined && tableFunctionNamed(chunk) === undefined ? 'plain' : 'function';
}
