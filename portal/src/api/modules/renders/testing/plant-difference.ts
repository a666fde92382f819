/** Changes rows as a fault between data and file would. */
import type { ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { DataItem } from '@lienzo/schema/report/item';
import { ownRowKeys } from '@lienzo/schema/report/own-rows';
import { detailColumnOf } from '@lienzo/schema/report/page-group';
import { dataItems } from '@lienzo/schema/report/report';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import { type RandomReport, randomPerson } from '../../reports/testing/random-report.ts';
import type { Dice } from '../../reports/testing/seeded-dice.ts';

/** An item whose rows are changed; `shown`: the columns that every format shows. */
type Scope = { item: DataItem; rows: readonly Row[]; shown: SelectedColumn[]; key: ColumnKey | undefined };

/** undefined where the item has no room for the change. */
type Change = (scope: Scope, dice: Dice) => Row[] | undefined;

const CHANGES = {
  /** The values of a column of two rows. */
  exchange({ rows, shown }, dice) {
    const { column } = dice.one(shown);
    const [one, other] = [dice.below(rows.length), dice.below(rows.length)];
    return replaced(rows, [
      [one, { ...rows[one], [column]: rows[other]?.[column] ?? null }],
      [other, { ...rows[other], [column]: rows[one]?.[column] ?? null }],
    ]);
  },
  duplicate({ rows }, dice) {
    return rows.toSpliced(dice.below(rows.length + 1), 0, dice.one(rows));
  },
  invent({ rows, key }, dice) {
    const like = dice.one(rows);
    const person = { ...like, ...randomPerson(dice, 9_000 + dice.below(900)) };
    const invented = key === undefined ? person : { ...person, [key]: like[key] ?? null };
    return rows.toSpliced(dice.below(rows.length + 1), 0, invented);
  },
  drop({ rows }, dice) {
    return rows.toSpliced(dice.below(rows.length), 1);
  },
  /** To another group of its table. */
  group({ item, rows }, dice) {
    if (item.nombre !== 'tabla' || item.group_by.length === 0) return undefined;
    const column = dice.one(item.group_by);
    return withValue(rows, dice, column, dice.one(rows)[column] ?? null);
  },
  /** The values of two columns of a row. */
  columns({ rows, shown }, dice) {
    const [one, other] = [dice.one(shown), dice.one(shown)];
    if (one.data_type !== other.data_type) return undefined;
    const at = dice.below(rows.length);
    const row = rows[at] ?? {};
    return replaced(rows, [
      [at, { ...row, [one.column]: row[other.column] ?? null, [other.column]: row[one.column] ?? null }],
    ]);
  },
  cent({ rows, shown }, dice) {
    const money = shown.filter((column) => formatOf(column) === 'moneda');
    if (money.length === 0) return undefined;
    const { column } = dice.one(money);
    const at = dice.below(rows.length);
    const value = rows[at]?.[column] ?? null;
    if (value === null) return undefined;
    return replaced(rows, [[at, { ...rows[at], [column]: (Number(value) + 0.01).toFixed(2) }]]);
  },
  letter({ rows, shown }, dice) {
    const texts = shown.filter(({ data_type }) => data_type === 'text');
    if (texts.length === 0) return undefined;
    const { column } = dice.one(texts);
    const at = dice.below(rows.length);
    const value = String(rows[at]?.[column] ?? '');
    const letter = dice.below(value.length);
    const other = dice.one([...'aeiouxyz']);
    return replaced(rows, [
      [at, { ...rows[at], [column]: value.slice(0, letter) + other + value.slice(letter + 1) }],
    ]);
  },
  /** A line of another letter, or two letters in each other's place. */
  page({ item, rows, key }, dice) {
    if (key !== undefined) return withValue(rows, dice, key, dice.one(rows)[key] ?? null);
    return item.nombre === 'texto_dinamico' ? exchangedRows(rows, dice) : undefined;
  },
  /** Two rows of a table without groups. */
  order({ item, rows, key }, dice) {
    const isPlain = item.nombre === 'tabla' && item.group_by.length === 0 && key === undefined;
    return isPlain ? exchangedRows(rows, dice) : undefined;
  },
  /** Nothing that a row shows, but whose repeated value it is: the total counts it once more. */
  repeated({ item, rows }, dice) {
    const [key] = ownRowKeys(item);
    if (key === undefined) return undefined;
    const at = 1 + dice.below(rows.length - 1);
    const isRepeated = rows.some((row, other) => other !== at && row[key] === rows[at]?.[key]);
    return isRepeated ? replaced(rows, [[at, { ...rows[at], [key]: 1_000_000 + at }]]) : undefined;
  },
} satisfies Record<string, Change>;

export type PlantedKind = keyof typeof CHANGES;
export const PLANTED_KINDS = Object.keys(CHANGES).filter((kind): kind is PlantedKind => kind in CHANGES);

/** The rows with one difference that people can see; undefined where the report has no room for it. */
export function plantDifference(
  { report, rows }: RandomReport,
  kind: PlantedKind,
  dice: Dice,
): Record<string, Row[]> | undefined {
  const item = dice.one(dataItems(report).filter(({ nombre }) => nombre !== 'grafica'));
  const own = rows[item.uuid] ?? [];
  if (own.length < 2) return undefined;
  const target = { item, rows: own, shown: shownColumns(item), key: detailColumnOf(item) };
  const change: Change = CHANGES[kind];
  const changed = change(target, dice);
  if (changed === undefined || (kind !== 'repeated' && !looksOther(target, changed))) return undefined;
  return { ...rows, [item.uuid]: changed };
}

/** A sheet shows all columns, a letter those of its text. */
function shownColumns(item: DataItem): SelectedColumn[] {
  if (item.nombre !== 'texto_dinamico') return item.selected_columns;
  const named = new Set(
    [...inlineNodes(item.valor)].flatMap((node) => (node.type === 'column' ? [node.attrs.column] : [])),
  );
  return item.selected_columns.filter(({ column }) => named.has(column));
}

function looksOther({ item, rows, shown, key }: Scope, changed: readonly Row[]): boolean {
  const groups = item.nombre === 'tabla' ? item.group_by : [];
  const textOf = (row: Row): string =>
    JSON.stringify([
      ...shown.map((column) => formatCell(row[column.column], column.data_type, formatOf(column))),
      ...groups.map((group) => row[group]),
      ...(key === undefined ? [] : [row[key]]),
    ]);
  return JSON.stringify(rows.map(textOf)) !== JSON.stringify(changed.map(textOf));
}

const replaced = (rows: readonly Row[], changes: [at: number, row: Row][]): Row[] => {
  const left = new Map(changes);
  return rows.map((row, at) => left.get(at) ?? row);
};

function withValue(rows: readonly Row[], dice: Dice, column: ColumnKey, value: Row[ColumnKey]): Row[] {
  const at = dice.below(rows.length);
  return replaced(rows, [[at, { ...rows[at], [column]: value ?? null }]]);
}

function exchangedRows(rows: readonly Row[], dice: Dice): Row[] {
  const [one, other] = [dice.below(rows.length), dice.below(rows.length)];
  return replaced(rows, [
    [one, rows[other] ?? {}],
    [other, rows[one] ?? {}],
  ]);
}
