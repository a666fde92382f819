/** Names in the texts of an imported report become chips of columns, and their pages repeat once per row. */
import { planJoins, tablesAbove } from '@lienzo/schema/data/plan-joins';
import {
  canLinkToPage,
  type ReportItem,
  type TextoDinamicoItem,
  type TextoItem,
  type TituloItem,
} from '@lienzo/schema/report/item';
import { linkColumns } from '@lienzo/schema/report/link-columns';
import { newItem } from '@lienzo/schema/report/new-item';
import { pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import { inlineNodes, type RichText } from '@lienzo/schema/report/rich-text';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ColumnChoice } from '../model/data-item/column-choices.ts';
import { type AcceptedColumns, MAX_TABLES } from './data-table.ts';
import { type NameMention, nameKey } from './name-mentions.ts';
import { replaceMentions } from './replace-mentions.ts';

/** Columns of an item. */
const MAX_COLUMNS = 60;

/** The table whose rows are people: a letter is for one of them. */
const PEOPLE = 'employees';

const { kept } = texts.columns;

/** @returns the sections with chips, and why others of the names stay as they are. */
export function withColumnChips(
  layouts: Layout[],
  accepted: AcceptedColumns,
): { layouts: Layout[]; reasons: string[] } {
  const groups = pageGroups(layouts).map((group) => chipsOfGroup(group, accepted));
  const reasons = groups.flatMap((group) => group.reasons);
  const isApart = groups.length > 1 && groups.some(({ repeats }) => repeats);
  return {
    layouts: groups.flatMap(({ sections }) => sections),
    reasons: isApart ? [...reasons, kept.pagesApart] : reasons,
  };
}

type ChipsOfGroup = { sections: Layout[]; reasons: string[]; repeats: boolean };

/** The first text with chips is what the page group repeats by; the other texts show columns of its rows. */
function chipsOfGroup(group: Layout[], accepted: AcceptedColumns): ChipsOfGroup {
  const columns = new ColumnsOfGroup(accepted);
  const sections = mapItems(group, (item) =>
    isPlainText(item) ? { ...item, valor: replaceMentions(item.valor, columns.chipOf) } : item,
  );
  const { reasons } = columns;
  const withChips = sections
    .flatMap(({ items }) => items)
    .filter(isPlainText)
    .filter(({ valor }) => hasChips(valor));
  const first = withChips.find(({ nombre }) => nombre === 'texto') ?? withChips[0];
  if (first === undefined) return { sections, reasons, repeats: false };
  const driver = dynamicText(first, columns.choices);
  reasons.push(...pagesPerFact(columns.choices));
  const linked = mapItems(sections, (item) => {
    if (item.uuid === driver.uuid) return driver;
    if (!canLinkToPage(item)) return item;
    const [detail_column] = linkColumns(driver, item).keys;
    if (detail_column === undefined) reasons.push(kept.unlinkedTable);
    return detail_column === undefined ? item : { ...item, detail_column };
  });
  return { sections: linked, reasons, repeats: true };
}

/** What repeats a letter more often than once for each person: its rows are finer, such as the concepts of a receipt. */
function pagesPerFact(choices: readonly ColumnChoice[]): string[] {
  const root = planJoins([...new Set(choices.map(({ table }) => table))])?.root ?? PEOPLE;
  if (root === PEOPLE || !tablesAbove([root]).has(PEOPLE)) return [];
  const name = choices.find(({ table }) => table === root)?.tableName;
  return name === undefined ? [] : [kept.pagePerFact(name)];
}

const mapItems = (group: readonly Layout[], map: (item: ReportItem) => ReportItem): Layout[] =>
  group.map((section) => ({ ...section, items: section.items.map(map) }));

type PlainText = TextoItem | TituloItem;
const isPlainText = (item: ReportItem): item is PlainText =>
  item.nombre === 'texto' || item.nombre === 'titulo';

const hasChips = (text: RichText): boolean => [...inlineNodes(text)].some(({ type }) => type === 'column');

function dynamicText(item: PlainText, choices: readonly ColumnChoice[]): TextoDinamicoItem {
  const { uuid, tamaño, estilo_item } = item;
  return {
    ...newItem('texto_dinamico', uuid),
    tamaño,
    estilo_item,
    selected_tables: [...new Set(choices.map(({ table }) => table))],
    selected_columns: choices.map(({ column }) => column),
    valor: item.nombre === 'titulo' ? asHeadings(item) : item.valor,
  };
}

const asHeadings = ({ valor, nivel }: TituloItem): RichText => ({
  ...valor,
  content: valor.content.map((block) =>
    block.type === 'paragraph'
      ? { ...block, type: 'heading', attrs: { ...block.attrs, level: nivel } }
      : block,
  ),
});

/** The columns that the texts of a page group show; all come from rows of joined tables. */
class ColumnsOfGroup {
  readonly choices: ColumnChoice[] = [];
  readonly reasons: string[] = [];
  readonly #accepted: AcceptedColumns;

  constructor(accepted: AcceptedColumns) {
    this.#accepted = accepted;
  }

  /** The key of the column that a name becomes; null: it stays as it is. */
  readonly chipOf = ({ name, isMergeField, isFilled }: NameMention): string | null => {
    const choice = this.#accepted.get(nameKey(name));
    if (choice === undefined) {
      if (isMergeField) this.reasons.push(kept.field(name));
      return null;
    }
    if (isFilled) {
      this.reasons.push(kept.filledLabel(name));
      return null;
    }
    if (!this.#hasColumn(choice) && !this.#canAdd(choice)) {
      this.reasons.push(kept.unrelatedField(name, choice.tableName));
      return null;
    }
    if (!this.#hasColumn(choice)) this.choices.push(choice);
    return choice.column.column;
  };

  #hasColumn = ({ column }: ColumnChoice): boolean =>
    this.choices.some((own) => own.column.column === column.column);

  #canAdd({ table }: ColumnChoice): boolean {
    const tables = new Set([...this.choices.map((own) => own.table), table]);
    return this.choices.length < MAX_COLUMNS && tables.size <= MAX_TABLES && planJoins([...tables]) !== null;
  }
}
