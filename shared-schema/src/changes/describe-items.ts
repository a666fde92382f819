/** What changed in the items of a report, in sentences. */
import type { AdditionalColumn } from '../data/additional-column.ts';
import { catalogColumn, catalogTable } from '../data/catalog.ts';
import type { SelectedColumn } from '../data/column.ts';
import { readableFormula } from '../data/formula-names.ts';
import type { Summary } from '../data/summary.ts';
import { crossColumns } from '../report/cross-columns.ts';
import type { FontFamily } from '../report/font-family.ts';
import { type FormulaSources, readableReportFormula } from '../report/formula-tables.ts';
import {
  type DataItem,
  type FilaTotal,
  type FirmaItem,
  type IndicadorItem,
  isDataItem,
  isTextItem,
  type ReportItem,
  type TablaCruzadaItem,
  type TablaItem,
  type TotalesItem,
} from '../report/item.ts';
import { firstText, itemTexts } from '../report/item-texts.ts';
import { inlineNodes, type RichText } from '../report/rich-text.ts';
import { ownFilters, takesOrder } from '../report/shared-data.ts';
import type { Firma } from '../report/signature-item.ts';
import { reportChangeMessages as messages } from '../reports/report-change-messages.ts';
import { fontMessages } from '../rule-messages/font-messages.ts';
import { type BothSources, columnName, columnSentences, shownSentence } from './describe-columns.ts';
import { filterSentences } from './describe-filters.ts';
import { fixedTableSentences } from './describe-fixed-table.ts';
import { conditionalStyleSentences } from './describe-styles.ts';
import { type EditedItem, isSame } from './diff-reports.ts';
import { listSentences } from './list-sentences.ts';

export function itemSentences({ before, after, fields }: EditedItem, sources: BothSources): string[] {
  // A kind that became another one has nothing in common with it.
  if (before.nombre !== after.nombre) return [messages.content(nameOf(after))];
  const name = nameOf(after);
  const rest = new Set(fields);
  const took = (field: string): boolean => rest.delete(field);
  const sentences: string[] = [];
  if (took('valor')) sentences.push(contentSentence(before, after, name, sources));
  if (isDataItem(before) && isDataItem(after))
    sentences.push(...dataSentences(before, after, name, { took, sources }));
  if (before.nombre === 'indicador' && after.nombre === 'indicador')
    sentences.push(...indicatorSentences(before, after, name, sources, took));
  if (before.nombre === 'totales' && after.nombre === 'totales' && took('filas'))
    sentences.push(...totalsSentences(before, after, name, sources));
  if (before.nombre === 'firma' && after.nombre === 'firma' && took('firmas'))
    sentences.push(...signatureSentences(before, after, name, sources));
  if (before.nombre === 'tabla_fija' && after.nombre === 'tabla_fija' && took('celdas'))
    sentences.push(
      ...fixedTableSentences(
        { item: before, words: (text) => plain(text, sources.before) },
        { item: after, words: (text) => plain(text, sources.after) },
        name,
      ),
    );
  sentences.push(...lookSentences(before, after, name, { took, sources }));
  if (took('mostrar_si'))
    sentences.push(shownSentence(name, { before: before.mostrar_si, after: after.mostrar_si }, sources));
  if (took('apilado')) sentences.push(messages.stacked(name, after.apilado === true));
  if (took('tamaño')) sentences.push(messages.width(name, before.tamaño, after.tamaño));
  if (took('estilo_item')) sentences.push(...styleSentences(before, after, name));
  for (const field of rest) sentences.push(messages.option(name, optionName(field)));
  return sentences;
}

/** The rules of conditional styles. */
function lookSentences(
  before: ReportItem,
  after: ReportItem,
  name: string,
  { took, sources }: { took: (field: string) => boolean; sources: BothSources },
): string[] {
  if (!hasConditionalStyles(before) || !hasConditionalStyles(after) || !took('estilos_condicionales'))
    return [];
  return conditionalStyleSentences(before, after, name, sources);
}

const hasConditionalStyles = (item: ReportItem): item is TablaItem | TablaCruzadaItem | IndicadorItem =>
  item.nombre === 'tabla' || item.nombre === 'tabla_cruzada' || item.nombre === 'indicador';

/** Its font by name; anything else in one sentence. */
function styleSentences(before: ReportItem, after: ReportItem, name: string): string[] {
  const { fuente: one, ...older } = before.estilo_item;
  const { fuente: other, ...newer } = after.estilo_item;
  return [
    ...(one === other ? [] : [messages.font(name, fontName(one), fontName(other))]),
    ...(isSame(older, newer) ? [] : [messages.style(name)]),
  ];
}

const fontName = (font: FontFamily | undefined): string =>
  font === undefined ? fontMessages.ofReport : fontMessages.names[font];

/** Its formulas as people read them. */
function indicatorSentences(
  before: IndicadorItem,
  after: IndicadorItem,
  name: string,
  sources: BothSources,
  took: (field: string) => boolean,
): string[] {
  if (!took('formula')) return [];
  return [
    messages.indicatorFormula(name, {
      before: readableReportFormula(before.formula, sources.before),
      after: readableReportFormula(after.formula, sources.after),
    }),
  ];
}

function totalsSentences(
  before: TotalesItem,
  after: TotalesItem,
  name: string,
  sources: BothSources,
): string[] {
  const sentences = listSentences<FilaTotal>(before.filas, after.filas, {
    added: ({ etiqueta }) => messages.totals.added(etiqueta, name),
    removed: ({ etiqueta }) => messages.totals.removed(etiqueta, name),
    changed: ({ formula: one, ...rest }, { formula: other, ...others }) => [
      ...(isSame(rest, others) ? [] : [messages.totals.changed(others.etiqueta, name)]),
      ...(one === other
        ? []
        : [
            messages.totals.formula(others.etiqueta, {
              before: readableReportFormula(one, sources.before),
              after: readableReportFormula(other, sources.after),
            }),
          ]),
    ],
  });
  return sentences.length === 0 ? [messages.totals.order(name)] : sentences;
}

/** Who signs, and as what. */
const signerOf = ({ quien, puesto }: Firma, sources: FormulaSources | null): string =>
  [quien, puesto]
    .map((text) => plain(text, sources))
    .filter((text) => text !== '')
    .join(', ');

function signatureSentences(
  before: FirmaItem,
  after: FirmaItem,
  name: string,
  sources: BothSources,
): string[] {
  const sentences = listSentences<Firma>(before.firmas, after.firmas, {
    added: (one) => messages.signatures.added(signerOf(one, sources.after), name),
    removed: (one) => messages.signatures.removed(signerOf(one, sources.before), name),
    changed: (one, other) => {
      const [was, is] = [signerOf(one, sources.before), signerOf(other, sources.after)];
      return [was === is ? messages.signatures.look(name) : messages.signatures.changed(name, was, is)];
    },
  });
  return sentences.length === 0 ? [messages.signatures.order(name)] : sentences;
}

const optionName = (field: string): string =>
  Object.entries(messages.options).find(([known]) => known === field)?.[1] ?? messages.otherOption;

function contentSentence(before: ReportItem, after: ReportItem, name: string, sources: BothSources): string {
  if (isTextItem(before) && isTextItem(after)) {
    const [one, other] = [plain(before.valor, sources.before), plain(after.valor, sources.after)];
    if (one === other) return messages.textLook(name);
    return messages.text(messages.articles[after.nombre], differing(one, other), differing(other, one));
  }
  if (before.nombre === 'codigo' && after.nombre === 'codigo')
    return messages.text(name, cut(before.valor, SHOWN), cut(after.valor, SHOWN));
  return messages.content(name);
}

/** `took` tells whether a property differs, and that it has been told. */
function dataSentences(
  before: DataItem,
  after: DataItem,
  name: string,
  { took, sources }: { took: (field: string) => boolean; sources: BothSources },
): string[] {
  const sentences: string[] = [];
  const joins = took('conjunto');
  const set = after.conjunto === undefined ? undefined : sources.sets?.get(after.conjunto);
  if (joins)
    sentences.push(set === undefined ? messages.shared.left(name) : messages.shared.joined(name, set));
  if (joins || set !== undefined) {
    // What a data set gives is told once, of the set.
    took('selected_tables');
    if (takesOrder(after)) took('order_columns');
  }
  if (took('sin_filtros_reporte'))
    sentences.push(after.sin_filtros_reporte ? messages.shared.apart(name) : messages.shared.filtered(name));
  if (took('selected_tables')) sentences.push(messages.tables(name, after.selected_tables.map(tableName)));
  if (took('selected_columns'))
    sentences.push(...columnSentences(before.selected_columns, after.selected_columns, { name, sources }));
  if (took('additional_columns'))
    sentences.push(
      ...listSentences<AdditionalColumn>(before.additional_columns, after.additional_columns, {
        added: ({ nombre }) => messages.computedAdded(nombre, name),
        removed: ({ nombre }) => messages.computedRemoved(nombre, name),
        changed: (one, other) => computedSentences(one, other, { name, before, after, sources }),
      }),
    );
  if (took('filters'))
    sentences.push(...filterSentences(ownFilters(before.filters), ownFilters(after.filters), name));
  if (before.nombre === 'tabla' && after.nombre === 'tabla' && took('resumen'))
    sentences.push(...summarySentences(before, after, name));
  if (before.nombre === 'tabla_cruzada' && after.nombre === 'tabla_cruzada') {
    if (took('resumen'))
      sentences.push(
        ...measureSentences(before, after, name),
        ...firstGroupsSentences(before, after, (count) => messages.firstRows(name, count)),
      );
    if (took('columnas')) sentences.push(messages.across(name, crossColumns(after).map(columnName)));
  }
  if (took('order_columns')) sentences.push(messages.rowOrder(name));
  return sentences;
}

function summarySentences(before: TablaItem, after: TablaItem, name: string): string[] {
  if (before.resumen === undefined || after.resumen === undefined)
    return [after.resumen === undefined ? messages.unsummarised(name) : messages.summarised(name)];
  const summaries = [{ resumen: before.resumen }, { ...after, resumen: after.resumen }] as const;
  return [
    ...measureSentences(...summaries, name),
    ...firstGroupsSentences(...summaries, (count) => messages.firstGroups(name, count)),
  ];
}

type WithFirst = { resumen: Pick<Summary, 'primeros'> };

/** @param say the sentence for how many are shown, undefined for all. */
const firstGroupsSentences = (
  before: WithFirst,
  after: WithFirst,
  say: (count: number | undefined) => string,
): string[] =>
  isSame(before.resumen.primeros, after.resumen.primeros) ? [] : [say(after.resumen.primeros?.n)];

/** Measures that were added or removed are told as columns. */
function measureSentences(
  before: { resumen: Pick<Summary, 'medidas'> },
  after: { resumen: Pick<Summary, 'medidas'>; selected_columns: SelectedColumn[] },
  name: string,
): string[] {
  const old = new Map(before.resumen.medidas.map((one) => [one.id, one]));
  return after.resumen.medidas.flatMap(({ id, column, funcion }) => {
    const own = old.get(id);
    if (own === undefined || (own.funcion === funcion && own.column === column)) return [];
    const shown = after.selected_columns.find((one) => one.column === id);
    return [messages.measure(shown === undefined ? '' : columnName(shown), name)];
  });
}

function computedSentences(
  before: AdditionalColumn,
  after: AdditionalColumn,
  { name, sources, ...items }: { name: string; before: DataItem; after: DataItem; sources: BothSources },
): string[] {
  const { redondeo: one, formula: written, ...fields } = before;
  const { redondeo: other, formula: rewritten, ...changed } = after;
  const sentences = isSame(fields, changed) ? [] : [messages.computed(after.nombre, name)];
  if (written !== rewritten)
    sentences.push(
      messages.formula(after.nombre, name, {
        before: readableFormula(written ?? '', items.before, before.id, sources.before.parametros),
        after: readableFormula(rewritten ?? '', items.after, after.id, sources.after.parametros),
      }),
    );
  return one === other ? sentences : [...sentences, messages.computedRounding(after.nombre, name, other)];
}

const tableName = (model: string): string => catalogTable(model)?.nombre ?? model;

/** Letters of a text within a sentence, and of what tells an item from others. */
const SHOWN = 80;
const EXCERPT = 40;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** "la tabla “Empleados”". */
export const nameOf = (item: ReportItem): string =>
  messages.item(messages.articles[item.nombre], cut(excerptOf(item), EXCERPT));

function excerptOf(item: ReportItem): string {
  switch (item.nombre) {
    case 'texto':
    case 'titulo':
    case 'texto_dinamico':
      return plain(item.valor, null);
    case 'imagen':
      return item.alt || item.image_name;
    case 'grafica':
      return item.titulo || item.selected_tables.map(tableName).join(', ');
    case 'tabla':
    case 'tabla_cruzada':
      return item.selected_tables.map(tableName).join(', ');
    case 'codigo':
      return item.column === undefined ? item.valor : (catalogColumn(item.column)?.readable_name ?? '');
    case 'indicador':
      return item.etiqueta;
    case 'totales':
      return item.filas.map(({ etiqueta }) => etiqueta).join(', ');
    case 'firma':
      return item.firmas.map((one) => signerOf(one, null)).join(', ');
    case 'tabla_fija':
      return firstText(itemTexts(item), (text) => plain(text, null));
    case 'linea':
    case 'desconocido':
      return '';
  }
}

/** The words of a rich text; a column by its name, a formula as people read it where its report is known. */
function plain(text: RichText, sources: FormulaSources | null): string {
  const blocks = text.content.map((block) =>
    [...inlineNodes({ type: 'doc', content: [block] })]
      .map((node) => {
        if (node.type === 'text') return node.text;
        if (node.type === 'formula')
          return sources === null ? '…' : `{${readableReportFormula(node.attrs.formula, sources)}}`;
        return node.type === 'column' ? (catalogColumn(node.attrs.column)?.readable_name ?? '') : ' ';
      })
      .join(''),
  );
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

/** A long text from shortly before where it begins to differ from another one. */
function differing(text: string, other: string): string {
  if (text.length <= SHOWN) return text;
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const from = text.lastIndexOf(' ', Math.max(0, at - 20)) + 1;
  return from === 0 ? cut(text, SHOWN) : `…${cut(text.slice(from), SHOWN)}`;
}
