/**
 * The names of columns in formulas. What is stored has the keys of columns, so that it survives new names; what people
 * read and write has the readable names: `Horas`, `[Salario diario]`, or `[Empleados.RFC]` where two are alike.
 */
import { type ColumnFinder, type FormulaColumn, isProblem } from '../formula/compile-formula.ts';
import { foldedName } from '../formula/folded-name.ts';
import { FormulaError } from '../formula/formula-error.ts';
import { functionNamed } from '../formula/function-table.ts';
import { nearestName } from '../formula/nearest-name.ts';
import { readTokens, type Token } from '../formula/read-tokens.ts';
import { formulaMessages as messages } from '../rule-messages/formula-messages.ts';
import { reportFormulaMessages } from '../rule-messages/report-formula-messages.ts';
import { catalogColumn, catalogTable } from './catalog.ts';
import type { ColumnKey } from './column.ts';
import { type ComputedColumn, columnFormulas, isOperable, tableColumnOf } from './computed-formulas.ts';
import { parameterKey, storedParameter } from './formula-parameter.ts';
import type { ReportParameter } from './parameter.ts';

/** A column or a parameter that a formula can name. */
export type NamedColumn = {
  key: ColumnKey;
  /** As it stands in a formula, without brackets. */
  name: string;
  /** Of its table; null of a computed column and of a parameter. */
  table: string | null;
};

/** An item, and the computed column whose formula it is, which cannot use itself. */
export type FormulaPosition = {
  selected_tables: readonly string[];
  additional_columns: readonly ComputedColumn[];
};

type Parameters = readonly ReportParameter[];

/** The columns of an item's tables, its computed ones and the report's parameters, by the names that tell them apart. */
export function namedColumns(item: FormulaPosition, own: string, parameters: Parameters): NamedColumn[] {
  const asked = parameters.flatMap((parameter) => {
    const key = parameterKey(parameter);
    const name = parameter.nombre.trim().normalize('NFC');
    return key === null || name === '' ? [] : [{ key, name, table: null }];
  });
  const named = item.additional_columns
    .filter(({ id, nombre }) => id !== own && nombre.trim() !== '')
    .map(({ id, nombre }) => ({ key: id, name: nombre.trim().normalize('NFC'), table: null }));
  const ofTables = item.selected_tables.flatMap((model) => {
    const table = catalogTable(model);
    return (table?.columns ?? [])
      .filter(({ data_type }) => data_type !== 'empty')
      .map(({ column_name, readable_name }) => ({
        key: `${model}.${column_name}`,
        name: readable_name,
        table: table?.nombre ?? model,
      }));
  });
  const computed = [...named, ...asked];
  const counts = new Map<string, number>();
  for (const { name } of [...computed, ...ofTables])
    counts.set(foldedName(name), (counts.get(foldedName(name)) ?? 0) + 1);
  const isUnique = (name: string): boolean => counts.get(foldedName(name)) === 1;
  return [
    ...computed.map((column) => (isUnique(column.name) ? column : { ...column, name: column.key })),
    ...ofTables.map((column) =>
      isUnique(column.name) ? column : { ...column, name: `${column.table}.${column.name}` },
    ),
  ];
}

/** Finds columns and parameters by their readable names or their keys. */
export function columnFinder(item: FormulaPosition, own: string, parameters: Parameters): ColumnFinder {
  const named = namedColumns(item, own, parameters);
  const keys = keysByName(named, item, parameters);
  const columnAt = (key: ColumnKey): FormulaColumn | string =>
    parameterOf(key, parameters) ?? columnOf(key, item, own);
  return (name) => {
    const known = keys.get(foldedName(name));
    if (known === undefined && isKey(name)) return columnAt(name);
    if (known === undefined) return unknownName(name, named, parameters);
    const [only = '', ...others] = known;
    return others.length === 0
      ? columnAt(only)
      : messages.ambiguousColumn(
          name,
          named
            .filter(({ key }) => known.includes(key))
            .map((one) => `[${one.name}]`)
            .join(', '),
        );
  };
}

const isKey = (name: string): boolean =>
  /^([a-z_]+\.[a-z_]+|adicional-[a-z0-9-]+)$/.test(name) || storedParameter(name) !== null;

function unknownName(name: string, named: readonly NamedColumn[], parameters: Parameters): string {
  const unusable = parameters.find(({ nombre }) => foldedName(nombre.trim()) === foldedName(name));
  if (unusable !== undefined) return reportFormulaMessages.unusableParameter(unusable.nombre);
  const names = named.map((one) => one.name);
  return messages.unknownColumn(name, nearestName(name, names));
}

/** The parameter that a key names, or why it cannot be used; null for a column. */
function parameterOf(key: ColumnKey, parameters: Parameters): FormulaColumn | string | null {
  const stored = storedParameter(key);
  if (stored === null) return null;
  const parameter = parameters.find(({ id }) => id === stored.id);
  if (parameter === undefined) return reportFormulaMessages.goneParameter;
  if (parameterKey(parameter) !== key) return reportFormulaMessages.unusableParameter(parameter.nombre);
  return parameter.requerido
    ? { key, type: stored.type }
    : reportFormulaMessages.optionalParameter(parameter.nombre);
}

/** A name alone and with its table's; the keys of all columns that have it. */
function keysByName(
  named: readonly NamedColumn[],
  item: FormulaPosition,
  parameters: Parameters,
): Map<string, ColumnKey[]> {
  const keys = new Map<string, ColumnKey[]>();
  const add = (name: string, key: ColumnKey): void => {
    const folded = foldedName(name);
    const before = keys.get(folded) ?? [];
    if (!before.includes(key)) keys.set(folded, [...before, key]);
  };
  for (const { key, name, table } of named) {
    add(name, key);
    const readable = catalogColumn(key)?.readable_name ?? name;
    const computed = item.additional_columns.find(({ id }) => id === key);
    const parameter = parameters.find((one) => parameterKey(one) === key);
    add((computed ?? parameter)?.nombre.trim() ?? readable, key);
    if (table !== null) add(`${table}.${readable}`, key);
  }
  return keys;
}

function columnOf(key: ColumnKey, item: FormulaPosition, own: string): FormulaColumn | string {
  if (!key.startsWith('adicional-')) return tableColumnOf(key);
  const column = item.additional_columns.find(({ id }) => id === key);
  if (column === undefined || key === own) return messages.goneColumn;
  if (column.tipo !== 'formula')
    return isOperable(column) ? { key, type: 'numero' } : messages.incompleteColumn(column.nombre);
  const formulas = columnFormulas(item.additional_columns);
  const formula = formulas.get(key);
  const mine = formulas.get(own);
  // Columns that use each other in a circle have one sentence, which names them.
  if (formula !== undefined && mine !== undefined && isProblem(formula) && isProblem(mine))
    return formula.message === mine.message ? formula.message : messages.brokenColumn(column.nombre);
  if (formula === undefined || isProblem(formula)) return messages.brokenColumn(column.nombre);
  return { key, type: formula.type, size: formula.size, depth: formula.depth };
}

/** A formula as it is stored; names that no column has stay as they are. */
export function storedFormula(
  text: string,
  item: FormulaPosition,
  own: string,
  parameters: Parameters,
): string {
  const keys = keysByName(namedColumns(item, own, parameters), item, parameters);
  return withColumns(text, (name) => {
    const [key, ...others] = keys.get(foldedName(name)) ?? [];
    return key === undefined || others.length > 0 ? null : `[${key}]`;
  });
}

/** A stored formula as people read it. */
export function readableFormula(
  stored: string,
  item: FormulaPosition,
  own: string,
  parameters: Parameters,
): string {
  const names = new Map(namedColumns(item, own, parameters).map(({ key, name }) => [key, name]));
  return withColumns(stored, (key) => {
    const name = names.get(key) ?? parameterName(key, parameters) ?? nameElsewhere(key);
    return name === null ? null : writtenName(name);
  });
}

/** Of a parameter whose kind was changed since the formula was written. */
const parameterName = (key: ColumnKey, parameters: Parameters): string | undefined =>
  parameters.find(({ id }) => id === storedParameter(key)?.id)?.nombre.trim();

/** Of a column whose table the item does not have. */
function nameElsewhere(key: ColumnKey): string | null {
  const column = catalogColumn(key);
  const table = catalogTable(key.split('.')[0] ?? '');
  return column === undefined || table === undefined ? null : `${table.nombre}.${column.readable_name}`;
}

/** A name as it stands in a formula: in brackets unless it is one word. */
export function writtenName(name: string): string {
  const isWord = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name);
  const isTaken = isWord && (functionNamed(name) !== undefined || /^(verdadero|falso)$/i.test(name));
  return isWord && !isTaken ? name : `[${name.replaceAll(']', ']]')}]`;
}

/** Replaces the names of columns; a text that is not yet a formula stays as it is. */
export function withColumns(text: string, replacement: (name: string) => string | null): string {
  const tokens = tokensOf(text);
  let written = '';
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'column' && token.kind !== 'name') continue;
    if (token.kind === 'name' && tokens[index + 1]?.kind === 'open') continue;
    const replaced = replacement(token.value);
    if (replaced === null) continue;
    written += text.slice(at, token.start) + replaced;
    at = token.end;
  }
  return written + text.slice(at);
}

/** The names of columns, tables and parameters in a formula, in their order. */
export function namesIn(text: string): string[] {
  const names: string[] = [];
  withColumns(text, (name) => {
    names.push(name);
    return null;
  });
  return names;
}

function tokensOf(text: string): Token[] {
  try {
    return readTokens(text);
  } catch (error) {
    if (error instanceof FormulaError) return [];
    throw error;
  }
}
