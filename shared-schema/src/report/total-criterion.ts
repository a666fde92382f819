/** The criteria of SUMAR.SI, PROMEDIO.SI and CONTAR.SI as Excel has them: `"ISR"`, `9`, `">= 9"`, `"<>Norte"`. */
import { type ColumnDataType, isDateType, isNumericType } from '../data/column.ts';
import { readDay } from '../data/read-day.ts';
import { readTypedNumber } from '../data/typed-number.ts';
import { FormulaError } from '../formula/formula-error.ts';
import { NEGATION, type SyntaxNode } from '../formula/parse-formula.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';

/** “5,000” is five thousand. */
const CRITERION_DECIMALS = 2;

type Position = { start: number; end: number };

/**
 * The condition that a row has to meet.
 * @param column of the table; `type` its values.
 * @throws FormulaError at the criterion where a column of that type cannot be compared with it.
 */
export function criterionCondition(
  column: SyntaxNode,
  criterion: SyntaxNode,
  type: ColumnDataType,
): SyntaxNode {
  if (criterion.kind !== 'text') return callAt(criterion, '=', [column, criterion]);
  const [, sign = '=', rest = ''] = /^\s*(<=|>=|<>|<|>|=)?([\s\S]*)$/.exec(criterion.value) ?? [];
  return callAt(criterion, sign, [column, criterionValue(rest.trim(), type, criterion)]);
}

function criterionValue(text: string, type: ColumnDataType, at: Position): SyntaxNode {
  const { start, end } = at;
  if (text === '' || type === 'text') {
    if (/[*?]/.test(text)) throw new FormulaError(at, messages.wildcard);
    return { kind: 'text', value: text, start, end, depth: 1 };
  }
  if (isNumericType(type)) {
    const read = readTypedNumber(text, CRITERION_DECIMALS);
    if (read.kind !== 'number') throw new FormulaError(at, messages.criterionNumber(text));
    const value = read.value.replace('-', '');
    const digits: SyntaxNode = { kind: 'number', value, start, end, depth: 1 };
    return read.value.startsWith('-') ? callAt(at, NEGATION, [digits]) : digits;
  }
  if (isDateType(type)) {
    const day = readDay(text);
    if (day === null) throw new FormulaError(at, messages.criterionDay(text));
    return callAt(
      at,
      'FECHA',
      day.split('-').map((value): SyntaxNode => ({ kind: 'number', value, start, end, depth: 1 })),
    );
  }
  return { kind: 'text', value: text, start, end, depth: 1 };
}

/** A call that stands where another node of the formula does. */
export const callAt = (
  { start, end }: Position,
  name: string,
  args: SyntaxNode[],
): Extract<SyntaxNode, { kind: 'call' }> => ({
  kind: 'call',
  name,
  named: { start, end },
  args,
  depth: 1 + Math.max(0, ...args.map(({ depth }) => depth)),
  start,
  end,
});
