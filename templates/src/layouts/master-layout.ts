/** The workbook of a client's masters: filled with what there is, or empty to begin with. */
import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import type { LayoutBook, LayoutColumn, LayoutSheet } from './layout-book.ts';
import { MASTER_SHEET_IDS, MASTER_SHEETS, type MasterField, type MasterSheetId } from './master-sheets.ts';

/** By the names of fields; codes as they are stored. */
export type MasterValues = Readonly<Record<string, string>>;

export const MASTER_MARKS = { kind: 'tipo', client: 'cliente_id' } as const;
export const MASTER_BOOK = 'maestros';

const SPARE_ROWS = 500;
const PROCESSES = 'procesos';

export function masterLayout(
  client: { id: string; name: string },
  stored: Readonly<Record<MasterSheetId, readonly MasterValues[]>>,
  processes: readonly string[],
): LayoutBook {
  const lists: Record<string, readonly string[]> = { [PROCESSES]: processes };
  for (const { fields } of Object.values(MASTER_SHEETS))
    for (const { name, codes } of fields) if (codes !== undefined) lists[name] = Object.values(codes);
  return {
    sheets: MASTER_SHEET_IDS.map((id) => sheetOf(id, client.name, stored[id])),
    lists,
    help: { title: words.helpTitle, lines: words.help },
    marks: { [MASTER_MARKS.kind]: MASTER_BOOK, [MASTER_MARKS.client]: client.id },
  };
}

function sheetOf(id: MasterSheetId, client: string, rows: readonly MasterValues[]): LayoutSheet {
  const { name, fields } = MASTER_SHEETS[id];
  const keys = fields.filter(isKey);
  const others = fields.filter((field) => !isKey(field));
  return {
    name,
    title: `${name} · ${client}`,
    lead: words.leads[id],
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
