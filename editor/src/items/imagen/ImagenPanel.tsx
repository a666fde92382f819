import type { ImagenItem } from '@lienzo/schema/report/item';
import { Switch, TextInput } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { BoundedNumber } from '../../panels/controls/BoundedNumber.tsx';
import { SegmentsField } from '../../panels/controls/SegmentsField.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { ImageDrop } from './ImageDrop.tsx';

export function ImagenPanel({ item }: { item: ImagenItem }) {
  const store = useEditorStore();
  const set = (fields: ItemFields<'imagen'>, run?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'imagen', fields }, 'cambiar datos', run);
  const fixed = item.height !== undefined;
  return (
    <>
      <PanelGroup title="Contenido">
        <ImageDrop item={item} />
        <TextInput
          size="xs"
          label="Texto alternativo"
          description="Qué muestra la imagen, para quien no la ve."
          maxLength={500}
          value={item.alt}
          onChange={(event) => set({ alt: event.currentTarget.value }, 'alt')}
        />
      </PanelGroup>
      <ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />
      <ItemLayoutGroup uuid={item.uuid}>
        <Switch
          size="xs"
          label="Altura fija"
          checked={fixed}
          onChange={(event) => set({ height: event.currentTarget.checked ? 120 : undefined })}
        />
        {fixed ? (
          <>
            <BoundedNumber
              label="Altura"
              suffix=" pt"
              least={8}
              most={800}
              value={item.height ?? 120}
              onChange={(height) => set({ height }, 'altura')}
            />
            <SegmentsField
              label="Ajuste"
              value={item.fit}
              data={[
                { value: 'contain', label: 'Completa' },
                { value: 'cover', label: 'Recortada' },
              ]}
              onChange={(value) => set({ fit: value === 'cover' ? 'cover' : 'contain' })}
            />
          </>
        ) : null}
      </ItemLayoutGroup>
    </>
  );
}
