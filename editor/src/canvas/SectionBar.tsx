import { Divider } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconColumns3,
  IconCopy,
  IconPageBreak,
  IconTrash,
} from '@tabler/icons-react';
import { breakPage, copySection, dropSection, moveSectionTo, shareWidths } from '../actions/arranging.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { BarButton } from './BarButton.tsx';
import classes from './FloatingBar.module.css';

/** What can be done with the selected section. */
export function SectionBar({ id }: { id: string }) {
  const store = useEditorStore();
  const order = useEditor((state) => state.edit.document.order);
  const section = useEditor((state) => state.edit.document.sections[id]);
  const at = order.indexOf(id);
  if (section === undefined) return null;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Acciones de la sección">
      <BarButton
        label="Mover arriba"
        icon={IconArrowUp}
        disabled={at === 0}
        onClick={() => moveSectionTo(store, id, at - 1)}
      />
      <BarButton
        label="Mover abajo"
        icon={IconArrowDown}
        disabled={at === order.length - 1}
        onClick={() => moveSectionTo(store, id, at + 2)}
      />
      <BarButton
        label="Repartir el ancho por igual"
        icon={IconColumns3}
        disabled={section.items.length < 2}
        onClick={() => shareWidths(store, id)}
      />
      <BarButton
        label={section.separation ? 'Quitar el salto de página' : 'Empezar en página nueva'}
        icon={IconPageBreak}
        pressed={section.separation}
        disabled={at === 0}
        onClick={() => breakPage(store, id, !section.separation)}
      />
      <Divider orientation="vertical" my={4} />
      <BarButton label="Duplicar (Ctrl+D)" icon={IconCopy} onClick={() => copySection(store, id)} />
      <BarButton
        label="Eliminar sección (Supr)"
        icon={IconTrash}
        danger
        onClick={() => dropSection(store, id)}
      />
    </div>
  );
}
