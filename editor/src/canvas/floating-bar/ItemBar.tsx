import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { hasTexts } from '@lienzo/schema/report/item-texts';
import { Divider } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCopy,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { copyItems, deleteItems, nudge, positionBeside } from '../../actions/arranging.ts';
import { BarButton } from '../../controls/BarButton.tsx';
import classes from '../../controls/FloatingBar.module.css';
import { openText } from '../../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

const MOVES = [
  ['left', editorCanvasMessages.bars.left, IconArrowLeft],
  ['right', editorCanvasMessages.bars.right, IconArrowRight],
  ['up', editorCanvasMessages.bars.up, IconArrowUp],
  ['down', editorCanvasMessages.bars.down, IconArrowDown],
] as const;

/** The toolbar of the selected items. */
export function ItemBar({ uuids }: { uuids: string[] }) {
  const store = useEditorStore();
  const [only = ''] = uuids;
  const writes = useEditor((state) => {
    const item = state.edit.document.items[only];
    return item !== undefined && hasTexts(item);
  });
  return (
    <div className={classes.bar} role="toolbar" aria-label={editorCanvasMessages.bars.item}>
      {uuids.length === 1 ? (
        <>
          {writes ? (
            <BarButton
              label={editorCanvasMessages.bars.write}
              icon={IconPencil}
              onClick={() => openText(store, only)}
            />
          ) : null}
          {MOVES.map((move) => (
            <MoveButton key={move[0]} uuid={only} move={move} />
          ))}
          <Divider orientation="vertical" my={4} />
        </>
      ) : (
        <span className={classes.barCount}>{editorCommandMessages.items(uuids.length)}</span>
      )}
      <BarButton
        label={editorCanvasMessages.bars.duplicate}
        icon={IconCopy}
        onClick={() => copyItems(store, uuids)}
      />
      <BarButton
        label={editorCanvasMessages.bars.removeItems}
        icon={IconTrash}
        danger
        onClick={() => deleteItems(store, uuids)}
      />
    </div>
  );
}

type MoveButtonProps = { uuid: string; move: (typeof MOVES)[number] };

/** Each asks for itself, so that a move of the item renders only the buttons that it switches. */
function MoveButton({ uuid, move: [direction, label, icon] }: MoveButtonProps) {
  const store = useEditorStore();
  const disabled = useEditor((state) => positionBeside(state.edit.document, uuid, direction) === null);
  return (
    <BarButton label={label} icon={icon} disabled={disabled} onClick={() => nudge(store, uuid, direction)} />
  );
}
