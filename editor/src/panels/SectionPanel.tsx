import { Button, Switch } from '@mantine/core';
import { IconColumns3, IconLayoutRows } from '@tabler/icons-react';
import { breakPage, shareWidths } from '../actions/arranging.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelTitle } from './PanelTitle.tsx';

/** Properties of a section. */
export function SectionPanel({ id }: { id: string }) {
  const store = useEditorStore();
  const section = useEditor((state) => state.edit.document.sections[id]);
  const number = useEditor((state) => state.edit.document.order.indexOf(id) + 1);
  if (section === undefined) return null;
  const count = section.items.length;
  return (
    <>
      <PanelTitle
        icon={IconLayoutRows}
        title={`Sección ${number}`}
        detail={count === 0 ? 'Vacía' : count === 1 ? '1 elemento' : `${count} elementos`}
      />
      <PanelGroup title="Diseño">
        <Switch
          size="sm"
          label="Empezar en página nueva"
          description={
            number === 1
              ? 'La primera sección siempre empieza la página.'
              : 'Salto de página antes de la sección.'
          }
          disabled={number === 1}
          checked={section.separation}
          onChange={(event) => breakPage(store, id, event.currentTarget.checked)}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconColumns3 size={15} stroke={1.6} />}
          disabled={count < 2}
          onClick={() => shareWidths(store, id)}
        >
          Repartir el ancho por igual
        </Button>
      </PanelGroup>
    </>
  );
}
