import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import { inCentimeters } from '@lienzo/schema/report/centimeters';
import {
  type Etiquetas,
  MAX_LABEL_COLUMNS,
  MAX_LABEL_ROWS,
  type TextoDinamicoItem,
} from '@lienzo/schema/report/item';
import { labelGrid } from '@lienzo/templates/drawing/label-grid';
import { SegmentedControl, SimpleGrid, Switch, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { CentimetersField } from '../../controls/CentimetersField.tsx';
import { driverOf } from '../../model/page-groups.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

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
          onChange={(fields, mergeKey) =>
            set({ ...etiquetas, ...fields }, editorTextItemMessages.steps.labels, mergeKey)
          }
        />
      )}
    </PanelGroup>
  );
}

type FieldsProps = {
  etiquetas: Etiquetas;
  onChange: (fields: Partial<Etiquetas>, mergeKey?: string) => void;
};

function LabelFields({ etiquetas, onChange }: FieldsProps) {
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  const { width, height } = labelGrid(etiquetas, { orientation, page });
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <BoundedNumber
          label={editorTextItemMessages.repetition.columns}
          decimals={0}
          min={1}
          max={MAX_LABEL_COLUMNS}
          value={etiquetas.columnas}
          onChange={(columnas) => onChange({ columnas }, 'columnas')}
        />
        <BoundedNumber
          label={editorTextItemMessages.repetition.rows}
          decimals={0}
          min={1}
          max={MAX_LABEL_ROWS}
          value={etiquetas.filas}
          onChange={(filas) => onChange({ filas }, 'filas')}
        />
      </SimpleGrid>
      <CentimetersField
        label={editorTextItemMessages.repetition.space}
        max={2.5}
        step={0.1}
        points={etiquetas.separacion}
        onChange={(points) => onChange({ separacion: points }, 'espacio')}
      />
      <Switch
        size="xs"
        label={editorTextItemMessages.repetition.cutLine}
        checked={etiquetas.contorno}
        onChange={(event) => onChange({ contorno: event.currentTarget.checked })}
      />
      <Text size="xs" c="dimmed">
        {editorTextItemMessages.repetition.labelSize(inCentimeters(width), inCentimeters(height))}
      </Text>
    </>
  );
}
