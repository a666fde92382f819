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
 * @param formulaAt the formula that a place lies in, where formulas stand among words.
 */
export function formulaChunks(
  text: string,
  problem: { start: number; end: number } | null,
  formulaAt?: (text: string, at: number) => { start: number; end: number } | null,
): FormulaChunk[] {
  if (formulaAt === undefined) return chunksOf(text, problem);
  const chunks: FormulaChunk[] = [];
  let at = 0;
  while (at < text.length) {
    const formula = formulaAt(text, at);
    const next = formula === null ? nextBrace(text, at) : Math.max(formula.end, at + 1);
    const part = text.slice(at, next);
    const shifted = problem && { start: problem.start - at, end: problem.end - at };
    chunks.push(
      ...(formula === null
        ? [{ kind: 'plain' as const, text: part, isWrong: false }]
        : chunksOf(part, shifted)),
    );
    at = next;
  }
  return chunks;
}

const nextBrace = (text: string, at: number): number => {
  const brace = text.indexOf('{', at);
  return brace < 0 ? text.length : brace + 1;
};

function chunksOf(text: string, problem: { start: number; end: number } | null): FormulaChunk[] {
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
