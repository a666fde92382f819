import { codeContentProblem } from '@lienzo/schema/data/code-content';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { Switch, TextInput } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { BoundedNumber } from '../../panels/controls/BoundedNumber.tsx';
import { SegmentsField } from '../../panels/controls/SegmentsField.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { CodeSource } from './CodeSource.tsx';

export function CodigoPanel({ item }: { item: CodigoItem }) {
  const store = useEditorStore();
  const set = (fields: ItemFields<'codigo'>, run?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'codigo', fields }, 'cambiar datos', run);
  const problem = item.valor === '' ? null : codeContentProblem(item.simbologia, item.valor);
  return (
    <>
      <PanelGroup title="Contenido">
        <SegmentsField
          label="Tipo de código"
          value={item.simbologia}
          data={[
            { value: 'qr', label: 'QR' },
            { value: 'code128', label: 'Barras (Code 128)' },
          ]}
          onChange={(value) => set({ simbologia: value === 'code128' ? 'code128' : 'qr' })}
        />
        <CodeSource item={item} onChange={(column) => set({ column })} />
        {item.column === undefined ? (
          <TextInput
            size="xs"
            label="Texto del código"
            description="Una clave, un folio o una dirección web."
            maxLength={1000}
            value={item.valor}
            error={problem}
            onChange={(event) => set({ valor: event.currentTarget.value }, 'valor')}
          />
        ) : null}
        <Switch
          size="xs"
          label="Escribir el contenido debajo"
          checked={item.mostrar_texto}
          onChange={(event) => set({ mostrar_texto: event.currentTarget.checked })}
        />
      </PanelGroup>
      <ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />
      <ItemLayoutGroup uuid={item.uuid}>
        <BoundedNumber
          label="Altura del código"
          suffix=" pt"
          least={20}
          most={400}
          step={4}
          value={item.height}
          onChange={(height) => set({ height }, 'altura')}
        />
      </ItemLayoutGroup>
    </>
  );
}
