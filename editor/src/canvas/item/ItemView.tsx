import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { canLinkToPage, ITEM_TYPES, isTextItem, type ReportItem } from '@lienzo/schema/report/item';
import { isBlankText } from '@lienzo/schema/report/rich-text';
import { reportFont, withFont } from '@lienzo/schema/report/with-fonts';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { stackClass } from '@lienzo/templates/drawing/draw-section';
import { fontClass } from '@lienzo/templates/drawing/font-class';
import { itemWidthCss } from '@lienzo/templates/drawing/item-width';
import { memo, useRef } from 'react';
import { excerptOf } from '../../kinds/kind-text.ts';
import { firstNeed } from '../../model/first-need.ts';
import { itemProblemsOf } from '../../model/problems.ts';
import { figuresOfAll } from '../../rows/watch-figures.ts';
import type { EditorState } from '../../store/editor-state.ts';
import { useEditor, useEditorOf } from '../../store/use-editor.ts';
import { ItemText } from '../../text/ItemText.tsx';
import { PartText } from '../../text/PartText.tsx';
import classes from '../canvas.module.css';
import { ColumnConditions } from '../columns/ColumnConditions.tsx';
import { ColumnHandles } from '../columns/ColumnHandles.tsx';
import { FixedBorders } from '../columns/FixedBorders.tsx';
import { ConditionMark } from './ConditionMark.tsx';
import { FirstStep } from './FirstStep.tsx';
import { FitNote } from './FitNote.tsx';
import { type CanvasContext, ItemBody } from './ItemBody.tsx';
import { ResizeHandles } from './ResizeHandles.tsx';
import { RowsFailure } from './RowsFailure.tsx';
import { rowsNote } from './rows-note.ts';
import { useItemRows } from './use-item-rows.ts';

type Props = { uuid: string; setting: CanvasContext; columns: Parameters<typeof ItemBody>[0]['columns'] };

/** An item on the page: its drawing (or its text editor while open), outline and handles. */
export const ItemView = memo(function ItemView({ uuid, setting, columns }: Props) {
  const item = useEditorOf(uuid, (state) => state.edit.document.items[uuid]);
  const flags = useEditorOf(uuid, (state) => flagsOf(state, uuid));
  const part = useEditorOf(uuid, (state) => openPartOf(state, uuid));
  const font = useEditor((state) => reportFont(state.edit.document));
  if (item === undefined) return null;
  const selected = flags.includes('s');
  const need = firstNeed(item);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item is no form group
    <div
      role="group"
      className={`lz-cell${stackClass(item)} ${classes.item} ${fontClass(item.estilo_item.fuente ?? font)}`}
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
        <DrawnItem item={withFont(item, font)} setting={setting} columns={columns} part={part} />
      )}
      {item.mostrar_si === undefined ? null : <ConditionMark formula={item.mostrar_si} />}
      {need !== null && !/[rt]/.test(flags) ? <FirstStep uuid={uuid} need={need} /> : null}
      {flags.includes('h') ? <Handles item={item} /> : null}
    </div>
  );
});

/** The item with its rows, and what there is to say about those that are not drawn. */
function DrawnItem({
  item,
  setting,
  columns,
  part,
}: Omit<Props, 'uuid'> & { item: ReportItem; part: string | undefined }) {
  const drawing = useRef<HTMLDivElement>(null);
  const { rows, state } = useItemRows(item.uuid);
  const figures = canLinkToPage(item) ? figuresOfAll(item, state) : undefined;
  const isCross = item.nombre === 'tabla_cruzada';
  const note = (canLinkToPage(item) || isCross) && state !== undefined ? rowsNote(item, state) : '';
  // Above the totals of a table, hence drawn with it.
  const inTable = (item.nombre === 'tabla' || isCross) && rows.length > 0;
  return (
    <>
      <ItemBody
        item={item}
        rows={rows}
        chart={figures?.chart ?? null}
        totals={figures?.totals ?? null}
        partial={state?.more ?? false}
        columns={columns}
        setting={setting}
        note={inTable ? note : ''}
        openPart={part}
        ref={drawing}
      />
      <OpenPart item={item} part={part} columns={columns} drawing={drawing} />
      {note === '' || inTable ? null : <div className={classes.rowsNote}>{note}</div>}
      {state?.status === 'failed' ? <RowsFailure uuid={item.uuid} message={state.message} /> : null}
      {item.nombre === 'tabla' ? <ColumnConditions item={item} /> : null}
      {item.nombre === 'tabla' || isCross ? <FitNote item={item} rows={rows} setting={setting} /> : null}
    </>
  );
}

function OpenPart({
  part,
  ...shown
}: Omit<Parameters<typeof PartText>[0], 'part'> & { part: string | undefined }) {
  return part === undefined ? null : <PartText key={part} part={part} {...shown} />;
}

function Handles({ item }: { item: ReportItem }) {
  return (
    <>
      {item.nombre === 'tabla' ? <ColumnHandles item={item} /> : null}
      {item.nombre === 'tabla_fija' ? <FixedBorders item={item} /> : null}
      <ResizeHandles uuid={item.uuid} />
    </>
  );
}

/** The text of the item that is open for typing, by its name in it. */
const openPartOf = ({ text }: EditorState, uuid: string): string | undefined =>
  text?.kind === 'item' && text.uuid === uuid ? text.part : undefined;

/** State flags as a string: r read-only, s selected, h with handles, t text open, c being dragged, p marked as incomplete. */
function flagsOf(state: EditorState, uuid: string): string {
  const { selection, document } = state.edit;
  const selected = selection.items.includes(uuid);
  const typed = state.text?.kind === 'item' && state.text.uuid === uuid;
  const item = document.items[uuid];
  let flags = state.readOnly ? 'r' : '';
  if (selected) flags += 's';
  if (selected && selection.items.length === 1 && !typed && !state.readOnly && state.carried === null)
    flags += 'h';
  if (typed) flags += 't';
  if (state.carried?.kind === 'items' && state.carried.uuids.includes(uuid)) flags += 'c';
  if (state.showProblems && item !== undefined && itemProblemsOf(item, document.parametros).length > 0)
    flags += 'p';
  return flags;
}

const nameOf = (item: ReportItem): string =>
  editorCanvasMessages.item.name(ITEM_TYPES[item.nombre].etiqueta, excerptOf(item));

const isBlank = (item: ReportItem): boolean => isTextItem(item) && isBlankText(item.valor);

const hintOf = (item: ReportItem): string | undefined =>
  isTextItem(item) && isBlank(item) ? itemKindMessages[item.nombre].hint : undefined;
