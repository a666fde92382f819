import {
  type GroupedItem,
  groupFormula,
  groupNames,
  readableGroupFormula,
  storedGroupFormula,
} from '@lienzo/schema/data/group-styles';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import type { FormulaLanguage } from './FormulaInput.tsx';

/** What the rows of a summarised or a cross table have: what they are grouped by, their measures, and the parameters. */
export function groupLanguage(item: GroupedItem, parameters: readonly ReportParameter[]): FormulaLanguage {
  const named = groupNames(item, parameters);
  return {
    named,
    functions: FUNCTION_NAMES,
    toStored: (text) => storedGroupFormula(text, named),
    toReadable: (stored) => readableGroupFormula(stored, named),
    compile: (text) => groupFormula(text, item, parameters),
  };
}
