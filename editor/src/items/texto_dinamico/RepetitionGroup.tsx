import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import type { Etiquetas, TextoDinamicoItem } from '@lienzo/schema/report/item';
import { SegmentedControl, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { driverOf } from '../../model/page-groups.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { LabelFields } from './LabelFields.tsx';

const FIRST: Etiquetas = { columnas: 2, filas: 4, separacion: 8, contorno: true };

/** How the rows are printed: one page per row, or several per sheet as labels. */
export function RepetitionGroup({ item }: { item: TextoDinamicoItem }) {
  const store = useEditorStore();
  const drives = useEditor((state) => driverOf(state.edit.document, item.uuid) === item);
  const { etiquetas } = item;
  if (!drives) return null;
  const set = (next: Etiquetas | undefined, what: string, mergeKey?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'texto_dinamico', fields: { etiquetas: next } }, what, mergeKey);
  return (
    <PanelGroup title={editorTextItemMessages.repetition.title}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={editorTextItemMessages.repetition.label}
        value={etiquetas === undefined ? 'pagina' : 'etiquetas'}
        data={[
          { value: 'pagina', label: editorTextItemMessages.repetition.page },
          { value: 'etiquetas', label: editorTextItemMessages.repetition.labels },
        ]}
        onChange={(value) =>
          set(value === 'etiquetas' ? FIRST : undefined, editorTextItemMessages.steps.repetition)
        }
      />
      {etiquetas === undefined ? (
        <Text size="xs" c="dimmed">
          {editorTextItemMessages.repetition.pageHelp}
        </Text>
      ) : (
        <LabelFields
          etiquetas={etiquetas}
          onChange={(next, mergeKey) => set(next, editorTextItemMessages.steps.labels, mergeKey)}
        />
      )}
    </PanelGroup>
  );
}
