import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import { UnstyledButton } from '@mantine/core';
import { IconPageBreak } from '@tabler/icons-react';
import { memo } from 'react';
import { focusItem } from '../actions/focus-item.ts';
import { itemProblemsOf } from '../canvas/item-problems-of.ts';
import { KIND_ICONS } from '../items/kind-icons.ts';
import { excerptOf } from '../store/kind-words.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './panels.module.css';

/** The report in reading order, to jump from item to item. */
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
  const section = useEditor((state) => state.edit.document.sections[id]);
  if (section === undefined) return null;
  return (
    <li>
      {section.separation ? (
        <div className={classes.outlineBreak}>
          <IconPageBreak size={13} stroke={1.5} /> Página nueva
        </div>
      ) : null}
      {section.items.length === 0 ? (
        <div className={classes.outlineEmpty}>Sección {number}, vacía</div>
      ) : null}
      {section.items.map((uuid) => (
        <OutlineItem key={uuid} uuid={uuid} />
      ))}
    </li>
  );
});

const OutlineItem = memo(function OutlineItem({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const item = useEditor((state) => state.edit.document.items[uuid]);
  const tables = useEditor((state) => state.tables);
  const selected = useEditor((state) => state.edit.selection.items.includes(uuid));
  const marked = useEditor((state) => state.showProblems);
  if (item === undefined) return null;
  const Icon = KIND_ICONS[item.nombre];
  const names = new Map(tables.map((table) => [table.nombre_modelo, table.nombre]));
  return (
    <UnstyledButton
      className={classes.outlineItem}
      data-selected={selected || undefined}
      data-problem={(marked && itemProblemsOf(item).length > 0) || undefined}
      aria-current={selected || undefined}
      onClick={() => focusItem(store, uuid)}
    >
      <Icon size={15} stroke={1.5} />
      <span>{titleOf(item, names)}</span>
    </UnstyledButton>
  );
});

function titleOf(item: ReportItem, names: Map<string, string>): string {
  const tables =
    'selected_tables' in item ? item.selected_tables.map((one) => names.get(one) ?? one).join(', ') : '';
  return excerptOf(item) || tables || ITEM_TYPES[item.nombre].etiqueta;
}
