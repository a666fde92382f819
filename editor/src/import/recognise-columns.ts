/** Columns of the catalogue that a document of another program names. */
import type {
  ImportedBlock,
  ImportedDocument,
  ImportedTable,
} from '@lienzo/schema/reports/imported-document';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { type ColumnChoice, choicesOf } from '../model/data-item/column-choices.ts';
import { headerOf } from './data-table.ts';
import { lettersOf, nameKey, nameMentions } from './name-mentions.ts';

export type RecognisedColumn = {
  /** Its `nameKey`. */
  key: string;
  /** As the document has it the first time. */
  name: string;
  /** Every column of that name, those of tables that the document names otherwise first. */
  candidates: [ColumnChoice, ...ColumnChoice[]];
  /** null: several fit equally well. */
  preferred: ColumnChoice | null;
};

/**
 * The names in headings of tables, merge fields, placeholders and labels that are readable names of columns, in the
 * document's order.
 * @param tables the catalogue of the person.
 */
export function recogniseColumns(
  { blocks }: Pick<ImportedDocument, 'blocks'>,
  tables: readonly ReportTable[],
): RecognisedColumn[] {
  const choices = Map.groupBy(tables.flatMap(choicesOf), ({ column }) => nameKey(column.readable_name));
  const names = new Map<string, string>();
  for (const name of blocks.flatMap(namesIn)) {
    const key = nameKey(name);
    if (key !== '' && choices.has(key) && !names.has(key)) names.set(key, name);
  }
  const candidatesOf = (key: string): ColumnChoice[] => choices.get(key) ?? [];
  const named = new Set(
    [...names.keys()]
      .map(candidatesOf)
      .flatMap(([only, ...others]) => (only && others.length === 0 ? [only.table] : [])),
  );
  return [...names].flatMap(([key, name]): RecognisedColumn[] => {
    const near = candidatesOf(key).filter(({ table }) => named.has(table));
    const [first, ...others] = [...near, ...candidatesOf(key).filter(({ table }) => !named.has(table))];
    if (first === undefined) return [];
    const isClear = others.length === 0 || near.length === 1;
    return [{ key, name, candidates: [first, ...others], preferred: isClear ? first : null }];
  });
}

function namesIn(block: ImportedBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return namesInText(lettersOf(block.content));
    case 'table':
      return [...headingsOf(block), ...block.rows.flatMap((row) => namesInText(lineOf(row)))];
    case 'picture':
    case 'page_break':
      return [];
  }
}

const namesInText = (letters: string): string[] =>
  nameMentions(letters).flatMap(({ name, isFilled }) => (isFilled ? [] : name));
const headingsOf = (table: ImportedTable): string[] => headerOf(table).filter((name) => name !== '');
const lineOf = (row: ImportedTable['rows'][number]): string => row.map((cell) => cell?.text ?? '').join('\t');
