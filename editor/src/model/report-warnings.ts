import { catalogTable } from '@lienzo/schema/data/catalog';
import { lacksPayroll } from '@lienzo/schema/data/parameter';
import { dividedHeadings } from '@lienzo/schema/data/shared-headings';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { isDataItem, repeatsPage } from '@lienzo/schema/report/item';
import { type Repetition, repetitions } from '@lienzo/schema/report/own-rows';
import { originOf, sharedIdOf, unreachedFilters } from '@lienzo/schema/report/shared-data';
import { parameterRuleMessages } from '@lienzo/schema/rule-messages/parameter-rule-messages';
import { sharedDataMessages } from '@lienzo/schema/rule-messages/shared-data-messages';
import { itemsOfSection, uuidsInOrder } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';
import { pageGroupsIn, unlinkedTablesIn } from './page-groups.ts';

/** Something valid but probably unintended: the item, null for the report, and advice for the author. */
export type ReportWarning = { uuid: string | null; message: string; field?: 'parametros' | 'filtros' };

/** The warnings of a report. They do not prevent saving. */
export const reportWarnings = (document: EditorDocument): ReportWarning[] => [
  ...unlinkedTables(document),
  ...unknownKinds(document),
  ...headingsApart(document),
  ...repeatedTotals(document),
  ...periodsOfAllPayrolls(document),
  ...unreachedItems(document),
];

function unlinkedTables(document: EditorDocument): ReportWarning[] {
  return pageGroupsIn(document).flatMap((group) => {
    const repeats = group.some((section) => itemsOfSection(document, section.id).some(repeatsPage));
    return repeats
      ? unlinkedTablesIn(document, group).map(({ uuid }) => ({
          uuid,
          message: editorCommandMessages.warnings.wholeTable,
        }))
      : [];
  });
}

function unknownKinds(document: EditorDocument): ReportWarning[] {
  return uuidsInOrder(document).flatMap((uuid) =>
    document.items[uuid]?.nombre === 'desconocido'
      ? [{ uuid, message: editorCommandMessages.warnings.unknownKind }]
      : [],
  );
}

/** Columns that share a heading and were moved apart. */
function headingsApart(document: EditorDocument): ReportWarning[] {
  return uuidsInOrder(document).flatMap((uuid) => {
    const item = document.items[uuid];
    if (item?.nombre !== 'tabla') return [];
    return dividedHeadings(item.selected_columns).map((heading) => ({
      uuid,
      message: editorCommandMessages.warnings.dividedHeading(heading),
    }));
  });
}

function repeatedTotals(document: EditorDocument): ReportWarning[] {
  return uuidsInOrder(document).flatMap((uuid) => {
    const item = document.items[uuid];
    return item !== undefined && isDataItem(item)
      ? repetitions(item).map((repetition) => ({ uuid, message: repetitionText(repetition) }))
      : [];
  });
}

/** What an author should know of a repeated column. */
export const repetitionText = ({ column, by }: Repetition): string =>
  editorCommandMessages.warnings.repeatedTotal(
    column.titulo || column.readable_name,
    by.map((table) => catalogTable(table)?.nombre ?? table),
  );

/** An item that shows all of its rows beside filtered ones. */
function unreachedItems(document: EditorDocument): ReportWarning[] {
  const { filtros = [] } = document;
  if (filtros.length === 0) return [];
  const items = uuidsInOrder(document).flatMap((uuid) => document.items[uuid] ?? []);
  const unused = filtros.filter(({ id, selected_columns }) => {
    const isUsed = items.some((item) => isDataItem(item) && item.filters.some((own) => isCopyOf(own, id)));
    return selected_columns.length > 0 && !isUsed;
  });
  return [
    ...unused.map(({ nombre }) => ({
      uuid: null,
      field: 'filtros' as const,
      message: sharedDataMessages.unused(nombre),
    })),
    ...items.flatMap((item) =>
      isDataItem(item)
        ? unreachedFilters(item, document).map(({ nombre }) => ({
            uuid: item.uuid,
            message: sharedDataMessages.unreached(nombre),
          }))
        : [],
    ),
  ];
}

const isCopyOf = (filter: { id: string }, id: string): boolean =>
  originOf(filter) === 'report' && sharedIdOf(filter.id) === id;

const periodsOfAllPayrolls = ({ parametros }: EditorDocument): ReportWarning[] =>
  parametros
    .filter((parameter) => lacksPayroll(parameter, parametros))
    .map(({ nombre }) => ({
      uuid: null,
      field: 'parametros',
      message: parameterRuleMessages.definition.periodWithoutPayroll(nombre),
    }));
