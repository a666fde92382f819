import type { Etiquetas, TextoDinamicoItem } from '@lienzo/schema/report/item';
import { MAX_LABEL_COLUMNS, MAX_LABEL_ROWS } from '@lienzo/schema/report/item';
import { labelGrid } from '@lienzo/templates/drawing/label-grid';
import { NumberInput, SegmentedControl, SimpleGrid, Switch, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { driverOf } from '../../model/driver-of.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

const FIRST: Etiquetas = { columnas: 2, filas: 4, separacion: 8, contorno: true };
const POINTS_PER_CM = 72 / 2.54;

/** How its rows come on paper: a page for each, or several to a sheet as labels. */
export function RepetitionGroup({ item }: { item: TextoDinamicoItem }) {
  const store = useEditorStore();
  const drives = useEditor((state) => driverOf(state.edit.document, item.uuid) === item);
  const { etiquetas } = item;
  if (!drives) return null;
  const set = (next: Etiquetas | undefined, what: string, run?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'texto_dinamico', fields: { etiquetas: next } }, what, run);
  return (
    <PanelGroup title="Repetición">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Cómo se repite"
        value={etiquetas === undefined ? 'pagina' : 'etiquetas'}
        data={[
          { value: 'pagina', label: 'Página por fila' },
          { value: 'etiquetas', label: 'Etiquetas' },
        ]}
        onChange={(value) => set(value === 'etiquetas' ? FIRST : undefined, 'cambiar repetición')}
      />
      {etiquetas === undefined ? (
        <Text size="xs" c="dimmed">
          La página se imprime una vez por cada fila.
        </Text>
      ) : (
        <LabelFields
          etiquetas={etiquetas}
          onChange={(fields, run) => set({ ...etiquetas, ...fields }, 'cambiar etiquetas', run)}
        />
      )}
    </PanelGroup>
  );
}

type FieldsProps = {
  etiquetas: Etiquetas;
  onChange: (fields: Partial<Etiquetas>, run?: string) => void;
};

function LabelFields({ etiquetas, onChange }: FieldsProps) {
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  const { width, height } = labelGrid(etiquetas, { orientation, page });
  const count = (field: 'columnas' | 'filas', most: number) => (value: string | number) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)
      onChange({ [field]: value }, field);
  };
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <NumberInput
          size="xs"
          label="Columnas"
          min={1}
          max={MAX_LABEL_COLUMNS}
          value={etiquetas.columnas}
          onChange={count('columnas', MAX_LABEL_COLUMNS)}
        />
        <NumberInput
          size="xs"
          label="Filas"
          min={1}
          max={MAX_LABEL_ROWS}
          value={etiquetas.filas}
          onChange={count('filas', MAX_LABEL_ROWS)}
        />
      </SimpleGrid>
      <NumberInput
        size="xs"
        label="Espacio entre etiquetas"
        suffix=" cm"
        min={0}
        max={2.5}
        step={0.1}
        decimalScale={2}
        value={inCm(etiquetas.separacion)}
        onChange={(value) => {
          if (typeof value === 'number')
            onChange({ separacion: Math.min(72, value * POINTS_PER_CM) }, 'espacio');
        }}
      />
      <Switch
        size="xs"
        label="Línea para recortar"
        checked={etiquetas.contorno}
        onChange={(event) => onChange({ contorno: event.currentTarget.checked })}
      />
      <Text size="xs" c="dimmed">
        Cada etiqueta mide {inCm(width)} × {inCm(height)} cm y muestra una fila. Los márgenes de la página
        cambian su tamaño.
      </Text>
    </>
  );
}

const inCm = (points: number): number => Math.round((points / POINTS_PER_CM) * 100) / 100;
