import { DragOverlay, type Modifiers } from '@dnd-kit/core';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { ITEM_TYPES, type ReportItem } from '@lienzo/schema/report/item';
import { IconLayoutRows, IconStack2, type TablerIcon } from '@tabler/icons-react';
import { KIND_ICONS } from '../kinds/kind-icons.ts';
import { excerptOf } from '../kinds/kind-text.ts';
import type { Carried } from '../store/slices/drag-slice.ts';
import { useEditor } from '../store/use-editor.ts';
import classes from './CarriedOverlay.module.css';

/** The card at the pointer that shows what is being dragged. */
export function CarriedOverlay({ modifiers }: { modifiers: Modifiers }) {
  const carried = useEditor((state) => (state.byKeyboard ? null : state.carried));
  return (
    <DragOverlay
      dropAnimation={null}
      modifiers={modifiers}
      style={{ width: 'auto', height: 'auto' }}
      zIndex={400}
    >
      {carried === null ? null : <Card carried={carried} />}
    </DragOverlay>
  );
}

function Card({ carried }: { carried: Carried }) {
  const items = useEditor((state) => state.edit.document.items);
  const refused = useEditor((state) => state.drop?.kind === 'refused');
  const { Icon, name } = faceOf(carried, items);
  return (
    <div className={classes.card} data-lz-carried-card data-refused={refused || undefined}>
      <Icon size={16} stroke={1.6} />
      <span>{refused ? editorCanvasMessages.carrying.full : name}</span>
    </div>
  );
}

function faceOf(carried: Carried, items: Record<string, ReportItem>): { Icon: TablerIcon; name: string } {
  switch (carried.kind) {
    case 'new-item':
      return { Icon: KIND_ICONS[carried.nombre], name: ITEM_TYPES[carried.nombre].etiqueta };
    case 'section':
      return { Icon: IconLayoutRows, name: editorCanvasMessages.carrying.section };
    case 'items': {
      const [item] = carried.uuids.flatMap((uuid) => items[uuid] ?? []);
      if (item === undefined || carried.uuids.length > 1)
        return { Icon: IconStack2, name: editorCommandMessages.items(carried.uuids.length) };
      return { Icon: KIND_ICONS[item.nombre], name: excerptOf(item) || ITEM_TYPES[item.nombre].etiqueta };
    }
  }
}
