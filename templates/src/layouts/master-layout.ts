/** The workbook of a client's masters: filled with what there is, or empty to begin with. */
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import type { LayoutBook, LayoutColumn, LayoutSheet } from './layout-book.ts';
import {
  type ClientSheetId,
  MASTER_BOOKS,
  MASTER_SHEET_IDS,
  MASTER_SHEETS,
  type MasterBookName,
  type MasterField,
  type MasterSheetId,
} from './master-sheets.ts';

/** By the names of fields; codes as they are stored. */
export type MasterValues = Readonly<Record<string, string>>;

export const MASTER_MARKS = { kind: 'tipo', client: 'cliente_id' } as const;

const SPARE_ROWS = 500;
const PROCESSES = 'procesos';

export const masterLayout = (
  client: { id: string; name: string },
  stored: Readonly<Record<ClientSheetId, readonly MasterValues[]>>,
  processes: readonly string[],
): LayoutBook => ({
  sheets: MASTER_SHEET_IDS.map((id) => sheetOf(id, client.name, stored[id])),
  lists: { [PROCESSES]: processes, ...listsOf(MASTER_SHEET_IDS) },
  help: { title: texts.helpTitle, lines: texts.help },
  marks: { [MASTER_MARKS.kind]: 'maestros' satisfies MasterBookName, [MASTER_MARKS.client]: client.id },
});

/** The workbook of a bureau's concepts. */
export const conceptLayout = (stored: readonly MasterValues[]): LayoutBook => ({
  sheets: [sheetOf('concepts', null, stored)],
  lists: listsOf(MASTER_BOOKS.conceptos),
  help: { title: texts.conceptHelpTitle, lines: texts.conceptHelp },
  marks: { [MASTER_MARKS.kind]: 'conceptos' satisfies MasterBookName },
});

const listsOf = (ids: readonly MasterSheetId[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    ids
      .flatMap((id) => MASTER_SHEETS[id].fields)
      .flatMap(({ name, codes }) => (codes === undefined ? [] : [[name, Object.values(codes)]])),
  );

/** @param client null: it is the whole bureau's. */
function sheetOf(id: MasterSheetId, client: string | null, rows: readonly MasterValues[]): LayoutSheet {
  const { name, fields } = MASTER_SHEETS[id];
  const keys = fields.filter(isKey);
  const others = fields.filter((field) => !isKey(field));
  return {
    name,
    title: client === null ? name : `${name} · ${client}`,
    lead: texts.leads[id],
    groups: [keys, others].map((group) => ({ title: '', columns: group.map(columnOf) })),
    rows: rows.map((values) => [...keys, ...others].map((field) => cellOf(field, values[field.name] ?? ''))),
    spareRows: SPARE_ROWS,
  };
}

const isKey = ({ key }: MasterField): boolean => key === true;

const cellOf = ({ codes }: MasterField, value: string): string => codes?.[value] ?? value;

const columnOf = ({ name, heading, format, width, codes }: MasterField): LayoutColumn => ({
  ...{ heading, format, width },
  ...(codes === undefined ? {} : { list: name }),
  ...(name === 'process' ? { list: PROCESSES } : {}),
});
