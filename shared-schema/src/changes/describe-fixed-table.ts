/** What differs between two versions of a fixed table, in Spanish sentences. */
import { type PlacedCell, placedCells } from '../report/fixed-grid.ts';
import type { CeldaFija, TablaFijaItem } from '../report/fixed-table-item.ts';
import type { RichText } from '../report/rich-text.ts';
import { reportChangeMessages } from '../reports/report-change-messages.ts';
import { columnLetters } from '../workbooks/column-letters.ts';
import { isSame } from './diff-reports.ts';

const { fixedTable: messages } = reportChangeMessages;
/** Cells that are told one by one. */
const MAX_CELLS = 20;
/** Letters of a cell within a sentence. */
const SHOWN = 80;

type TextReader = (text: RichText) => string;
type Version = { item: TablaFijaItem; words: TextReader };

/** "B3", as Excel calls it. */
const positionOf = ({ row, column }: PlacedCell): string => `${columnLetters(column + 1)}${row + 1}`;

const cut = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** @param name of the table. Cells are the same while they keep their id. */
export function fixedTableSentences(before: Version, after: Version, name: string): string[] {
  const old = new Map(placedCells(before.item).map((one) => [one.cell.id, one]));
  const current = placedCells(after.item);
  const kept = new Set(current.map(({ cell }) => cell.id));
  const changed = current.flatMap((one) => cellSentences(old.get(one.cell.id), one, { before, after, name }));
  const removed = [...old.values()].flatMap((one) => {
    const text = before.words(one.cell.texto);
    return kept.has(one.cell.id) || text === '' ? [] : messages.removed(cut(text), name);
  });
  const sentences = [...sizeSentences(before.item, after.item, name), ...changed, ...removed];
  const more = sentences.length - MAX_CELLS;
  if (sentences.length === 0) return [messages.arranged(name)];
  return more > 1 ? [...sentences.slice(0, MAX_CELLS), messages.more(more, name)] : sentences;
}

function sizeSentences(before: TablaFijaItem, after: TablaFijaItem, name: string): string[] {
  const sizes = [before, after].map(({ celdas }) => [celdas.length, celdas[0]?.length ?? 0] as const);
  const [[rows, columns] = [0, 0], [newRows, newColumns] = [0, 0]] = sizes;
  return [
    ...(rows === newRows ? [] : [messages.rows(name, rows, newRows)]),
    ...(columns === newColumns ? [] : [messages.columns(name, columns, newColumns)]),
  ];
}

function cellSentences(
  one: PlacedCell | undefined,
  other: PlacedCell,
  { before, after, name }: { before: Version; after: Version; name: string },
): string[] {
  const is = after.words(other.cell.texto);
  if (one === undefined) return is === '' ? [] : [messages.added(positionOf(other), cut(is), name)];
  const was = before.words(one.cell.texto);
  if (was !== is) return [messages.changed(name, positionOf(other), { before: cut(was), after: cut(is) })];
  const look = ({ texto, fondo }: CeldaFija) => ({ texto, fondo });
  const sentences = isSame(look(one.cell), look(other.cell)) ? [] : [messages.look(positionOf(other), name)];
  const isMerged = one.rows !== other.rows || one.columns !== other.columns;
  return isMerged ? [...sentences, messages.merged(positionOf(other), name)] : sentences;
}
