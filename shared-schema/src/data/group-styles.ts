/**
 * Conditional styles by formulas where rows are groups: of summarised tables and of cross tables. What they can name is what
 * a group has: what it is grouped by, and its measures.
 */
import {
  type CompiledFormula,
  compileFormula,
  type FormulaColumn,
  isProblem,
} from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import type { FormulaType } from '../formula/formula-type.ts';
import { nearestName } from '../formula/nearest-name.ts';
import { formulaMessages as messages } from '../rule-messages/formula-messages.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import { catalogColumn, isMoneyColumn } from './catalog.ts';
import type { Cell, ColumnKey, Row, SelectedColumn } from './column.ts';
import { type ColumnFormula, formulaParameters, formulaTypeOf } from './computed-formulas.ts';
import { type ConditionalStyle, styleKey } from './conditional-style.ts';
import { formulaForRows, UNROUNDED_DECIMALS } from './evaluate-formula.ts';
import { type NamedColumn, withColumns, writtenName } from './formula-names.ts';
import { parameterKey, storedParameter } from './formula-parameter.ts';
import type { ReportParameter } from './parameter.ts';

/** An item whose rows are groups. */
export type GroupedItem = {
  selected_columns: readonly SelectedColumn[];
  resumen?: { medidas: readonly { id: ColumnKey; column: ColumnKey }[] } | undefined;
};

/** The columns that a group has, by their headings; of two that are called alike each has its key for a name. */
export function groupNames(item: GroupedItem, parameters: readonly ReportParameter[]): NamedColumn[] {
  const named = [
    ...item.selected_columns
      .filter(({ data_type }) => data_type !== 'empty')
      .map(({ column, titulo, readable_name }) => ({ key: column, name: (titulo || readable_name).trim() })),
    ...parameters.flatMap((parameter) => {
      const key = parameterKey(parameter);
      return key === null ? [] : [{ key, name: parameter.nombre.trim().normalize('NFC') }];
    }),
  ].filter(({ name }) => name !== '');
  return named.map(({ key, name }) => ({
    key,
    name: named.filter((one) => foldedName(one.name) === foldedName(name)).length === 1 ? name : key,
    table: null,
  }));
}

/** A formula as it is stored; names that no column has stay as they are. */
export function storedGroupFormula(text: string, named: readonly NamedColumn[]): string {
  const keys = new Map(named.map(({ key, name }) => [foldedName(name), key]));
  return withColumns(text, (name) => {
    const key = keys.get(foldedName(name));
    return key === undefined ? null : `[${key}]`;
  });
}

/** A stored formula as people read it. */
export function readableGroupFormula(stored: string, named: readonly NamedColumn[]): string {
  const names = new Map(named.map(({ key, name }) => [key, name]));
  return withColumns(stored, (key) => {
    const name = names.get(key);
    return name === undefined ? null : writtenName(name);
  });
}

/** A formula over a group, of names or keys. */
export function groupFormula(
  formula: string,
  item: GroupedItem,
  parameters: readonly ReportParameter[] = [],
): ColumnFormula {
  const named = groupNames(item, parameters);
  const keys = new Map(named.map(({ key, name }) => [foldedName(name), key]));
  return compileFormula(formula, (name) => {
    const key = keys.get(foldedName(name)) ?? name;
    const stored = storedParameter(key);
    if (stored !== null) return { key, type: stored.type };
    const column = item.selected_columns.find((one) => one.column === key);
    if (column !== undefined) return groupColumn(column, item);
    const names = named.map((one) => one.name);
    return /^(medida|adicional)-/.test(key) || catalogColumn(key) !== undefined
      ? reportFormulaMessages.groupStyles.gone
      : messages.unknownColumn(name, nearestName(name, names));
  });
}

function groupColumn(column: SelectedColumn, { resumen }: GroupedItem): FormulaColumn | string {
  const measured = resumen?.medidas.find(({ id }) => id === column.column);
  const type: FormulaType | null = formulaTypeOf(
    column.data_type,
    isMoneyColumn(measured?.column ?? column.column),
  );
  return type === null ? messages.unusableColumn(column.readable_name) : { key: column.column, type };
}

/** The compiled formula of a style that decides; null for one that cannot, or waits for the value of a parameter. */
export function decidingFormula({ formula }: ConditionalStyle, item: GroupedItem): CompiledFormula | null {
  if (formula === undefined) return null;
  const compiled = groupFormula(formula, item);
  if (isProblem(compiled) || compiled.type !== 'logico' || formulaParameters(compiled).length > 0)
    return null;
  return compiled;
}

/**
 * A formula of a style in the table that is drawn of a cross table.
 * @property cells for each look that it decides about: its key in a row, and where what the formula names is found: under
 *   another key of the row, or, what runs across, the value of the column.
 */
export type CrossStyle = {
  formula: CompiledFormula;
  cells: {
    key: ColumnKey;
    sources: ReadonlyMap<ColumnKey, ColumnKey>;
    values: ReadonlyMap<ColumnKey, Cell>;
  }[];
};

type GroupTable = GroupedItem & {
  estilos_condicionales?: readonly ConditionalStyle[] | undefined;
  cruce?: { styles: readonly CrossStyle[] } | undefined;
};

/** Puts what the formulas of styles give beside what a group brings; null where there are none. */
export function groupStyler(item: GroupTable, today: string): ((row: Row) => Row) | null {
  const styles = item.cruce?.styles ?? ownStyles(item);
  if (styles.length === 0) return null;
  const evaluators = styles.map(({ formula, cells }) => ({
    columns: formula.columns,
    cells,
    evaluate: formulaForRows(formula, today, UNROUNDED_DECIMALS),
  }));
  return (row) => {
    const full: Record<ColumnKey, Cell> = { ...row };
    for (const { columns, cells, evaluate } of evaluators)
      for (const cell of cells) full[cell.key] = evaluate(groupOf(cell, columns, row)).value;
    return full;
  };
}

/** What a formula names, as it stands in a row for one of its looks. */
const groupOf = (
  { sources, values }: CrossStyle['cells'][number],
  columns: readonly ColumnKey[],
  row: Row,
): Row =>
  Object.fromEntries(
    columns.map((column): [ColumnKey, Cell] => [
      column,
      (values.has(column) ? values.get(column) : row[sources.get(column) ?? column]) ?? null,
    ]),
  );

/** Those of a summarised table, whose rows have what they name under its own keys. */
function ownStyles(item: GroupTable): CrossStyle[] {
  return (item.estilos_condicionales ?? []).flatMap((style) => {
    const formula = decidingFormula(style, item);
    const cells = [{ key: styleKey(style), sources: new Map(), values: new Map() }];
    return formula === null ? [] : [{ formula, cells }];
  });
}
