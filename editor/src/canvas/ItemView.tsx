import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { itemKindMessages } from '@lienzo/schema/messages/item-kind-messages';
import { canLinkToPage, ITEM_TYPES, isTextItem, type ReportItem } from '@lienzo/schema/report/item';
import { isBlankText } from '@lienzo/schema/report/rich-text';
import { itemWidthCss } from '@lienzo/templates/drawing/item-width';
import { memo } from 'react';
import { excerptOf } from '../kinds/kind-words.ts';
import { itemProblemsOf } from '../model/problems.ts';
import type { EditorState } from '../store/editor-state.ts';
import { useEditorOf } from '../store/use-editor.ts';
import { ItemText } from '../text/ItemText.tsx';
import { ColumnHandles } from './ColumnHandles.tsx';
import classes from './canvas.module.css';
import { type CanvasContext, ItemBody } from './ItemBody.tsx';
import { ResizeHandles } from './ResizeHandles.tsx';
import { RowsNote } from './RowsNote.tsx';
import { useItemRows } from './use-item-rows.ts';

type Props = { uuid: string; setting: CanvasContext; columns: Parameters<typeof ItemBody>[0]['columns'] };

/** An item on the page: its drawing (or its text editor while open), outline and handles. */
export const ItemView = memo(function ItemView({ uuid, setting, columns }: Props) {
  const item = useEditorOf(uuid, (state) => state.edit.document.items[uuid]);
  const flags = useEditorOf(uuid, (state) => flagsOf(state, uuid));
  const { rows, state } = useItemRows(uuid);
  if (item === undefined) return null;
  const selected = flags.includes('s');
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item is no form group
    <div
      role="group"
      className={`lz-cell ${classes.item}`}
      style={{ width: itemWidthCss(item.tamaño) }}
      data-lz-item={uuid}
      data-kind={item.nombre}
      data-selected={selected || undefined}
      data-carried={flags.includes('c') || undefined}
      data-problem={flags.includes('p') || undefined}
      data-editing={flags.includes('t') || undefined}
      data-blank={isBlank(item) || undefined}
      data-hint={hintOf(item)}
      tabIndex={-1}
      aria-roledescription={editorCanvasMessages.item.role}
      aria-label={editorCanvasMessages.item.label(nameOf(item), {
        selected,
        incomplete: flags.includes('p'),
      })}
    >
      {flags.includes('t') && isTextItem(item) ? (
        <ItemText item={item} columns={columns} />
      ) : (
        <ItemBody
          item={item}
          rows={rows}
          partial={state?.more ?? false}
          columns={columns}
          setting={setting}
        />
      )}
      {canLinkToPage(item) && state !== undefined ? (
        <RowsNote item={item} state={state} setting={setting} />
      ) : null}
      {flags.includes('h') ? <Handles item={item} /> : null}
    </div>
  );
});

function Handles({ item }: { item: ReportItem }) {
  return (
    <>
      {item.nombre === 'tabla' ? <ColumnHandles item={item} /> : null}
      <ResizeHandles uuid={item.uuid} />
    </>
  );
}

/** State flags as a string: s selected, h with handles, t text open, c being dragged, p marked as incomplete. */
function flagsOf(state: EditorState, uuid: string): string {
  const { selection, document } = state.edit;
  const selected = selection.items.includes(uuid);
  const typed = state.text?.kind === 'item' && state.text.uuid === uuid;
  const item = document.items[uuid];
  let flags = selected ? 's' : '';
  if (selected && selection.items.length === 1 && !typed && !state.readOnly && state.carried === null)
    flags += 'h';
  if (typed) flags += 't';
  if (state.carried?.kind === 'items' && state.carried.uuids.includes(uuid)) flags += 'c';
  if (state.showProblems && item !== undefined && itemProblemsOf(item).length > 0) flags += 'p';
  return flags;
}

const nameOf = (item: ReportItem): string =>
  editorCanvasMessages.item.name(ITEM_TYPES[item.nombre].etiqueta, excerptOf(item));

const isBlank = (item: ReportItem): boolean => isTextItem(item) && isBlankText(item.valor);

const hintOf = (item: ReportItem): string | undefined =>
  isTextItem(item) && isBlank(item) ? itemKindMessages[item.nombre].hint : undefined;
