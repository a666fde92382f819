/**
 * The names of a report's tables, their columns and its parameters in formulas over all rows. What is stored has a
 * table's uuid and a column's key, `[3f2a….employees.sbc]`, or a parameter's id, so that new names change nothing;
 * people read and write `[Tabla 1.Salario]`.
 */
import { catalogColumn } from '../data/catalog.ts';
import type { ColumnKey, SelectedColumn } from '../data/column.ts';
import { namesIn, withColumns, writtenName } from '../data/formula-names.ts';
import type { ReportParameter } from '../data/parameter.ts';
import { foldedName } from '../formula/folded-name.ts';
import { nearestName } from '../formula/nearest-name.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import type { FilaTotal, TablaItem, TotalesItem } from './item.ts';
import { pageLinks } from './page-links.ts';
import { type ReportDocument, reportItems } from './report.ts';

/**
 * A table as formulas see it. `perPage`: it shows the rows of its page alone, which have no total of all. `summarised`: its
 * rows are groups, whose measures are no values of rows.
 */
export type FormulaTable = { item: TablaItem; name: string; perPage: boolean; summarised: boolean };

/** A row of a block of totals as formulas see it: one value. `stored`: its block's uuid and its id. */
export type FormulaRow = { stored: string; block: string; row: FilaTotal };

/** What the formulas of a report can name. */
export type FormulaSources = {
  tables: readonly FormulaTable[];
  rows: readonly FormulaRow[];
  parametros: readonly ReportParameter[];
  /** Those of the whole report, where these are a part of them. */
  whole?: FormulaSources;
};

/** What a name in a formula stands for. */
export type FormulaName =
  | { kind: 'column'; table: FormulaTable; column: SelectedColumn }
  | { kind: 'row'; row: FormulaRow }
  | { kind: 'parameter'; parameter: ReportParameter };

type Named = { stored: string; name: string; table: string | null };

type FormulaReport = Pick<ReportDocument, 'layouts' | 'parametros'>;

/** The tables of a report with their names, in reading order. */
export function formulaSources({ layouts, parametros }: FormulaReport): FormulaSources {
  const all = reportItems({ layouts });
  const items = all.filter((item) => item.nombre === 'tabla');
  const rows = all.flatMap((item) => (item.nombre === 'totales' ? rowsOfBlock(item) : []));
  const names = tableNames(items);
  if (items.length === 0) return { tables: [], rows, parametros };
  const { linkByItem, broken } = pageLinks(layouts);
  return {
    parametros,
    rows,
    tables: items.map((item) => ({
      item,
      name: names.get(item.uuid) ?? '',
      perPage: linkByItem.has(item.uuid) || broken.has(item.uuid),
      summarised: item.resumen !== undefined,
    })),
  };
}

const rowsOfBlock = ({ uuid, filas }: TotalesItem): FormulaRow[] =>
  filas.map((row) => ({ stored: `${uuid}.${row.id}`, block: uuid, row }));

/** What a row of a block of totals can name: of its own block the rows above it. */
export function sourcesAbove(sources: FormulaSources, stored: string): FormulaSources {
  const own = sources.rows.findIndex((one) => one.stored === stored);
  const block = sources.rows[own]?.block;
  const rows = sources.rows.filter((one, index) => index < own && one.block === block);
  return { ...sources, rows, whole: sources.whole ?? sources };
}

/** By uuid: what its author calls a table, else “Tabla” and its number, which skips names that others have. */
export function tableNames(tables: readonly Pick<TablaItem, 'uuid' | 'alias'>[]): Map<string, string> {
  const aliasOf = ({ alias = '' }: Pick<TablaItem, 'alias'>): string => alias.trim().normalize('NFC');
  const taken = new Set(tables.map((table) => foldedName(aliasOf(table))));
  let number = 0;
  return new Map(
    tables.map((table): [string, string] => {
      if (aliasOf(table) !== '') return [table.uuid, aliasOf(table)];
      do number += 1;
      while (taken.has(foldedName(messages.tableNumber(number))));
      return [table.uuid, messages.tableNumber(number)];
    }),
  );
}

/** The heading of a column, as people read it in the table. */
const headingOf = ({ titulo, readable_name }: SelectedColumn): string =>
  (titulo?.trim() || readable_name.trim()).normalize('NFC');

/** A column with its table; of the only table there is, which has no name here, alone. */
const nameInFormulas = ({ name }: FormulaTable, column: string): string =>
  name === '' ? column : `${name}.${column}`;

const columnsOf = ({ item }: FormulaTable): SelectedColumn[] =>
  item.selected_columns.filter((column) => column.data_type !== 'empty' && headingOf(column) !== '');

const namesBySources = new WeakMap<FormulaSources, Named[]>();

/** Every name, as it stands in a formula without brackets; alike ones have a column's key. */
export function formulaNames(sources: FormulaSources): readonly Named[] {
  const known = namesBySources.get(sources) ?? namesOf(sources);
  namesBySources.set(sources, known);
  return known;
}

function namesOf({ tables, rows, parametros }: FormulaSources): Named[] {
  const named = [
    ...tables.flatMap((table) =>
      columnsOf(table).map((column) => ({
        stored: `${table.item.uuid}.${column.column}`,
        name: nameInFormulas(table, headingOf(column)),
        other: nameInFormulas(table, column.column),
        table: table.name || null,
      })),
    ),
    ...rows
      .filter(({ row }) => row.etiqueta.trim() !== '')
      .map(({ stored, row }) => ({
        stored,
        name: row.etiqueta.trim().normalize('NFC'),
        other: row.id,
        table: null,
      })),
    ...parametros
      .filter(({ nombre }) => nombre.trim() !== '')
      .map(({ id, nombre }) => ({
        stored: id,
        name: nombre.trim().normalize('NFC'),
        other: id,
        table: null,
      })),
  ];
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(foldedName(name), (counts.get(foldedName(name)) ?? 0) + 1);
  return named.map(({ stored, name, other, table }) => ({
    stored,
    table,
    name: counts.get(foldedName(name)) === 1 ? name : other,
  }));
}

const STORED_COLUMN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.+)$/;

/** The table and the column of a stored name; null for another. */
export function storedColumn(name: string): { table: string; column: ColumnKey } | null {
  const [, table, column] = STORED_COLUMN.exec(name) ?? [];
  return table === undefined || column === undefined ? null : { table, column };
}

type NameFinder = (name: string) => FormulaName | string;

/** Names among which the nearest one is looked for. */
const MAX_COMPARED = 2000;

const finderBySources = new WeakMap<FormulaSources, NameFinder>();

/** Finds what a name stands for, stored or readable; a text says why there is nothing. Made once for its sources. */
export function formulaNameFinder(sources: FormulaSources): NameFinder {
  const known = finderBySources.get(sources) ?? nameFinder(sources);
  finderBySources.set(sources, known);
  return known;
}

function nameFinder(sources: FormulaSources): NameFinder {
  const named = formulaNames(sources);
  const byName = new Map(named.map(({ name, stored }) => [foldedName(name), stored]));
  return (name) => {
    const stored = byName.get(foldedName(name));
    if (stored !== undefined) return namedSource(stored, sources);
    const alike = storedNames(name, sources);
    if (alike.length > 1) {
      const choices = named.filter((one) => alike.includes(one.stored)).map((one) => `[${one.name}]`);
      return messages.ambiguousName(name, choices.join(', '));
    }
    if (isStored(name, sources)) return namedSource(name, sources);
    const known = named.slice(0, MAX_COMPARED).map((one) => one.name);
    return messages.unknownName(name, nearestName(name, known));
  };
}

const isStored = (name: string, { parametros }: FormulaSources): boolean =>
  storedColumn(name) !== null ||
  parametros.some(({ id }) => id === name) ||
  /^parametro-[a-z0-9-]+$/.test(name);

/** The columns that have a heading in a table, stored. */
function storedNames(name: string, { tables }: FormulaSources): string[] {
  const folded = foldedName(name);
  return tables.flatMap((table) =>
    columnsOf(table).flatMap((column) =>
      foldedName(nameInFormulas(table, headingOf(column))) === folded
        ? [`${table.item.uuid}.${column.column}`]
        : [],
    ),
  );
}

function namedSource(stored: string, { tables, rows, parametros }: FormulaSources): FormulaName | string {
  const target = storedColumn(stored);
  if (target === null) {
    const parameter = parametros.find(({ id }) => id === stored);
    return parameter === undefined ? messages.goneParameter : { kind: 'parameter', parameter };
  }
  const row = rows.find((one) => one.stored === stored);
  if (row !== undefined) return { kind: 'row', row };
  if (target.column.startsWith('fila-')) return messages.goneRow;
  const table = tables.find(({ item }) => item.uuid === target.table);
  if (table === undefined) return messages.goneTable;
  if (table.perPage) return messages.perPage(table.name);
  if (table.summarised) return messages.summarised(table.name);
  const column = columnsOf(table).find((one) => one.column === target.column);
  return column === undefined ? messages.goneColumn(table.name) : { kind: 'column', table, column };
}

/** A formula as it is stored; names that nothing has stay as they are. */
export function storedReportFormula(text: string, sources: FormulaSources): string {
  const byName = new Map(formulaNames(sources).map(({ name, stored }) => [foldedName(name), stored]));
  return withColumns(text, (name) => {
    const stored = byName.get(foldedName(name));
    return stored === undefined ? null : `[${stored}]`;
  });
}

/** A stored formula as people read it. */
export function readableReportFormula(stored: string, sources: FormulaSources): string {
  const names = new Map(formulaNames(sources).map((one) => [one.stored, one.name]));
  return withColumns(stored, (key) => {
    const name = names.get(key) ?? goneName(key, sources);
    return name === null ? null : writtenName(name);
  });
}

/** Of a column that its table no longer shows, or whose table is gone. */
function goneName(stored: string, { tables }: FormulaSources): string | null {
  const target = storedColumn(stored);
  if (target === null) return null;
  if (target.column.startsWith('fila-')) return messages.goneRowName;
  const table = tables.find(({ item }) => item.uuid === target.table);
  const column = catalogColumn(target.column)?.readable_name ?? target.column;
  return table === undefined ? `${messages.goneTableName}.${column}` : nameInFormulas(table, column);
}

/** A stored formula over other tables and parameters. @param renamed new uuids and ids by the old ones. */
export const withRenamedSources = (formula: string, renamed: (id: string) => string): string =>
  withColumns(formula, (name) => {
    const target = storedColumn(name);
    return target === null ? `[${renamed(name)}]` : `[${renamed(target.table)}.${target.column}]`;
  });

/** The uuids of tables and the ids of parameters in a stored formula. */
export const sourcesIn = (formula: string): string[] =>
  namesIn(formula).map((name) => storedColumn(name)?.table ?? name);
