import type { ReportParameter } from '@lienzo/schema/data/parameter';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { copyOfItem } from '@lienzo/schema/report/copy-of-item';
import { ITEM_TYPES, type ItemOfKind, type OfferedKind, type ReportItem } from '@lienzo/schema/report/item';
import { hasTexts } from '@lienzo/schema/report/item-texts';
import { newItem } from '@lienzo/schema/report/new-item';
import { adoptParameters } from '@lienzo/schema/report/parameters-of-items';
import { type ReportStyle, styledItem } from '@lienzo/schema/report/report-style';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { textFor } from '../kinds/kind-text.ts';
import { adoptShared } from '../model/adopt-shared.ts';
import { chain } from '../model/chain.ts';
import type { Change } from '../model/command.ts';
import { addSection } from '../model/commands/add-section.ts';
import { applyStyle } from '../model/commands/apply-style.ts';
import { insertItems } from '../model/commands/insert-items.ts';
import { insertRows } from '../model/commands/insert-rows.ts';
import { setReport } from '../model/commands/set-report.ts';
import { addColumn } from '../model/data-item/add-column.ts';
import type { ColumnChoice } from '../model/data-item/column-choices.ts';
import { positionOf, sectionsInOrder } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { ItemPosition } from '../model/item-position.ts';
import { driverOf } from '../model/page-groups.ts';
import { type Selection, selectItems, selectSection } from '../model/selection.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { beginGesture, commitGesture } from '../store/slices/document-slice.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { closeText, openText } from '../store/slices/text-slice.ts';
import { closeCoveringPanes, revealItem, showPropertyTab } from '../store/slices/view-slice.ts';
import { announcePageBreaks, pageBreakSteps } from './adding-page-breaks.ts';
import { changeTables } from './choosing-tables.ts';
import { announceLinks, linkStep } from './linking.ts';
import { perform } from './perform.ts';

/**
 * Inserts a new item of a kind and selects it; a text item opens for typing. Without a place it goes below the
 * selection, where it is shown and takes the focus.
 */
export function insertKind(store: EditorStore, kind: OfferedKind, position?: ItemPosition): void {
  insertNew(store, newItem(kind), position);
}

/** The style that new items begin with; null while there is none, or it is not known. */
const defaultStyle = (store: EditorStore): ReportStyle | null =>
  store.getState().styles.list.find(({ predeterminado }) => predeterminado === true)?.estilo ?? null;

/** The font of the style that new items begin with is that of a report whose first item they are. */
const fontStep =
  (style: ReportStyle | null) =>
  (document: EditorDocument): Change =>
    style === null || Object.keys(document.items).length > 0
      ? setReport(document, {})
      : applyStyle(document, style);

function styledNew(item: ItemOfKind<OfferedKind>, style: ReportStyle | null): ItemOfKind<OfferedKind> {
  const styled = style === null ? item : styledItem(item, style);
  return styled.nombre === 'desconocido' ? item : styled;
}

/** The same with an item that is more than empty. */
export function insertNew(store: EditorStore, plain: ItemOfKind<OfferedKind>, target?: ItemPosition): void {
  const { document, selection } = store.getState().edit;
  const style = defaultStyle(store);
  const item = styledNew(plain, style);
  const kind = item.nombre;
  const done = perform(
    store,
    (current) =>
      chain(
        current,
        fontStep(style),
        (before) =>
          insertItems(before, { items: [item], place: target ?? positionAfter(document, selection) }),
        ...pageBreakSteps([item], document),
      ),
    {
      label: editorCommandMessages.steps.add(itemKindMessages[kind].name),
      selection: selectItems([item.uuid]),
    },
  );
  if (!done) return;
  closeCoveringPanes(store);
  showPropertyTab(store, 'data');
  announce(store, editorCommandMessages.done.added(ITEM_TYPES[kind].etiqueta));
  announcePageBreaks(store, document);
  if (hasTexts(item)) openText(store, item.uuid);
  else {
    closeText(store);
    if (target === undefined) revealItem(store, item.uuid);
  }
}

/** The default place of a new item: an empty section, else a new section below the selection or at the end. */
function positionAfter(document: EditorDocument, selection: Selection): ItemPosition {
  const last = selection.items.at(-1);
  const chosen = selection.section ?? (last && positionOf(document, last)?.section.id);
  const section = document.sections[chosen ?? document.order.at(-1) ?? ''];
  if (section?.items.length === 0) return { into: 'section', section: section.id, index: 0 };
  const index = chosen === undefined ? document.order.length : document.order.indexOf(chosen) + 1;
  return { into: 'new-section', id: crypto.randomUUID(), index };
}

/** Adds an empty section at the end, or before the one at `index`, and selects it. */
export function appendSection(store: EditorStore, index?: number): void {
  const id = crypto.randomUUID();
  const at = index ?? sectionsInOrder(store.getState().edit.document).length;
  perform(store, (document) => addSection(document, { id, index: at }), {
    label: editorCommandMessages.steps.addSection,
    selection: selectSection(id),
  });
}

/**
 * Inserts copies of items, with new uuids, below the selection.
 * @param loaded the parameters that they use, as far as they come from elsewhere.
 */
export function insertCopies(
  store: EditorStore,
  copied: ReportItem[][],
  loaded: readonly ReportParameter[] = [],
): void {
  const { document, selection } = store.getState().edit;
  const { rows, added } = adoptParameters(copied, loaded, document.parametros);
  const parametros = [...document.parametros, ...added];
  const location = positionAfter(document, selection);
  const fresh = new Map(rows.flat().map(({ uuid }) => [uuid, crypto.randomUUID()]));
  const copies = rows.map((row) => row.map((item) => adoptShared(copyOfItem(item, fresh), document)));
  const all = copies.flat();
  if (all.length === 0) return;
  const sections = copies.map(() => crypto.randomUUID());
  const done = perform(
    store,
    (current) =>
      chain(
        current,
        (start) => insertRows(start, { rows: copies, sections, place: location }),
        (start) => setReport(start, added.length === 0 ? {} : { parametros }),
        linkStep(document),
      ),
    {
      label: editorCommandMessages.steps.paste(textFor(all)),
      selection: selectItems(all.map((item) => item.uuid)),
    },
  );
  if (done) announceLinks(store, document);
}

/** Inserts a text item with a text from elsewhere below the selection, and selects it. */
export const insertText = (store: EditorStore, valor: RichText): void =>
  insertPasted(store, { ...newItem('texto'), valor });

/** Inserts an item with content from elsewhere below the selection, and selects it. */
export function insertPasted(store: EditorStore, item: ItemOfKind<OfferedKind>): void {
  const { document, selection } = store.getState().edit;
  const slot = positionAfter(document, selection);
  const done = perform(store, (current) => insertItems(current, { items: [item], place: slot }), {
    label: editorCommandMessages.steps.paste(textFor([item])),
    selection: selectItems([item.uuid]),
  });
  if (done) announce(store, editorCommandMessages.done.added(ITEM_TYPES[item.nombre].etiqueta));
}

/** Inserts a column into an item's text, adding it to the dynamic text first if needed, as one history entry. */
export function insertColumn(store: EditorStore, uuid: string, choice: ColumnChoice, put: () => void): void {
  const driver = driverOf(store.getState().edit.document, uuid);
  if (driver === undefined) return;
  beginGesture(store, editorCommandMessages.steps.insertColumn);
  const fields = addColumn(driver, choice);
  if (fields.selected_columns !== undefined)
    changeTables(
      store,
      { uuid: driver.uuid, nombre: 'texto_dinamico', fields },
      editorCommandMessages.steps.addColumn,
    );
  put();
  commitGesture(store);
}
