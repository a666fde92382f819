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
import { copyItems, type Direction, dropItems, nudge, placeBeside } from '../actions/arranging.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { BarButton } from './BarButton.tsx';
import classes from './canvas.module.css';

const MOVES = [
  ['left', 'Mover a la izquierda', IconArrowLeft],
  ['right', 'Mover a la derecha', IconArrowRight],
  ['up', 'Mover arriba', IconArrowUp],
  ['down', 'Mover abajo', IconArrowDown],
] as const;

/** What can be done with the selected items. */
export function ItemBar({ uuids }: { uuids: string[] }) {
  const store = useEditorStore();
  const document = useEditor((state) => state.edit.document);
  const [only = ''] = uuids;
  const kind = document.items[only]?.nombre;
  const can = (direction: Direction): boolean => placeBeside(document, only, direction) !== null;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Acciones del elemento">
      {uuids.length === 1 ? (
        <>
          {kind === 'texto' || kind === 'titulo' || kind === 'texto_dinamico' ? (
            <BarButton
              label="Escribir (Enter)"
              icon={IconPencil}
              onClick={() => store.setState({ text: { kind: 'item', uuid: only } })}
            />
          ) : null}
          {MOVES.map(([direction, label, icon]) => (
            <BarButton
              key={direction}
              label={label}
              icon={icon}
              disabled={!can(direction)}
              onClick={() => nudge(store, only, direction)}
            />
          ))}
          <Divider orientation="vertical" my={4} />
        </>
      ) : (
        <span className={classes.barCount}>{uuids.length} elementos</span>
      )}
      <BarButton label="Duplicar (Ctrl+D)" icon={IconCopy} onClick={() => copyItems(store, uuids)} />
      <BarButton label="Eliminar (Supr)" icon={IconTrash} danger onClick={() => dropItems(store, uuids)} />
    </div>
  );
}
