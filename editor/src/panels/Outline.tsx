import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { IconPageBreak } from '@tabler/icons-react';
import { memo } from 'react';
import { focusItem } from '../actions/navigating.ts';
import { KIND_ICONS } from '../kinds/kind-icons.ts';
import { excerptOf } from '../kinds/kind-text.ts';
import { itemProblemsOf } from '../model/problems.ts';
import { useEditor, useEditorOf, useEditorStore } from '../store/use-editor.ts';
import classes from './panels.module.css';

/** The outline: the items in reading order, as links. */
export function Outline() {
  const order = useEditor((state) => state.edit.document.order);
  return (
    <ol className={classes.outline}>
      {order.map((id, index) => (
        <OutlineSection key={id} id={id} number={index + 1} />
      ))}
    </ol>
  );
}

const OutlineSection = memo(function OutlineSection({ id, number }: { id: string; number: number }) {
  const section = useEditorOf(id, (state) => state.edit.document.sections[id]);
  if (section === undefined) return null;
  return (
    <li data-lz-outline-section={id}>
      {section.separation ? (
        <div className={classes.outlineBreak}>
          <IconPageBreak size={13} stroke={1.5} /> {editorPanelMessages.outline.newPage}
        </div>
      ) : null}
      {section.items.length === 0 ? (
        <div className={classes.outlineEmpty}>{editorPanelMessages.outline.emptySection(number)}</div>
      ) : null}
      {section.items.map((uuid) => (
        <OutlineItem key={uuid} uuid={uuid} />
      ))}
    </li>
  );
});

const OutlineItem = memo(function OutlineItem({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const item = useEditorOf(uuid, (state) => state.edit.document.items[uuid]);
  const title = useEditorOf(uuid, (state) => (item === undefined ? '' : titleOf(item, state.tables)));
  const selected = useEditorOf(uuid, (state) => state.edit.selection.items.includes(uuid));
  const isMarked = useEditorOf(
    uuid,
    (state) =>
      state.showProblems &&
      item !== undefined &&
      itemProblemsOf(item, state.edit.document.parametros).length > 0,
  );
  if (item === undefined) return null;
  const Icon = KIND_ICONS[item.nombre];
  return (
    <button
      type="button"
      className={classes.outlineItem}
      data-lz-outline-item={uuid}
      data-selected={selected || undefined}
      data-problem={isMarked || undefined}
      aria-current={selected || undefined}
      title={title}
      onClick={() => focusItem(store, uuid)}
    >
      <Icon size={15} stroke={1.5} />
      <span>{title}</span>
    </button>
  );
});

function titleOf(item: ReportItem, tables: ReportTable[]): string {
  const nameOf = (model: string): string =>
    tables.find((table) => table.nombre_modelo === model)?.nombre ?? model;
  const names = 'selected_tables' in item ? item.selected_tables.map(nameOf).join(', ') : '';
  return excerptOf(item) || names || ITEM_TYPES[item.nombre].etiqueta;
}
