import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { hasRestartingTable } from '@lienzo/schema/report/page-per-group';
import { itemsOfSection } from '../../model/document-queries.ts';
import { driverIn } from '../../model/page-groups.ts';
import type { EditorState } from '../../store/editor-state.ts';
import { estimateGroup } from './estimate-pages.ts';
import { type SheetPages, sheetNumbers } from './sheet-numbers.ts';

/** The numbers of the pages of a sheet, as it shows them. */
export type SheetLabels = {
  /** The number of its first page (1-based); null where rows that are not on the canvas come before it. */
  page: number | null;
  /** Whether all of its pages are on the canvas, so that one number follows another. */
  whole: boolean;
  /** How many pages are counted with it; says when it is an estimate. */
  pages: string;
};

export const NO_LABELS: SheetLabels = { page: null, whole: false, pages: editorCanvasMessages.pages.unknown };

type Numbered = Pick<EditorState, 'edit' | 'rows' | 'sheets' | 'counted'>;

/** The labels of the page groups, as a string, so that comparing is cheap. */
export function serializeSheetLabels({ edit, rows, sheets, counted }: Numbered, groups: string[][]): string {
  const { document } = edit;
  const restarts = (group: string[]): boolean =>
    hasRestartingTable(group.map((id) => ({ items: itemsOfSection(document, id) })));
  const figures = groups.map((group): SheetPages & { whole: boolean } => {
    const { pages, whole, exact } = estimateGroup({ document, rows, sheets }, group);
    const driver = driverIn(document, group);
    const ofRow =
      document.page.numbering === 'por_fila' && driver !== undefined && driver.etiquetas === undefined;
    const shown = sheets[group[0] ?? '']?.pages ?? 1;
    if (restarts(group)) return { printed: shown, exact: false, whole: false, ofRow: true };
    return ofRow ? { printed: shown, exact: whole, whole, ofRow } : { printed: pages, exact, whole, ofRow };
  });
  const isCounted = counted?.exact && counted.document === document && !groups.some(restarts);
  const total = isCounted ? counted.pages : undefined;
  return sheetNumbers(figures, total)
    .map(({ page, pages, exact }, at) =>
      [
        exact.page ? page : '',
        figures[at]?.whole ? 1 : 0,
        exact.pages ? pages : editorCanvasMessages.pages.about(pages),
      ].join('|'),
    )
    .join(';');
}

export const parseSheetLabels = (serialized: string): SheetLabels[] =>
  serialized.split(';').map((one) => {
    const [page = '', whole, pages = ''] = one.split('|');
    return { page: page === '' ? null : Number(page), whole: whole === '1', pages };
  });

/** The number of one of the pages of a sheet (0-based). */
export const pageLabel = ({ page, whole }: SheetLabels, at: number): string =>
  page === null || (at > 0 && !whole) ? editorCanvasMessages.pages.unknown : String(page + at);
