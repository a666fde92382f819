import type { TituloItem } from '@lienzo/schema/report/item';
import { Input, SegmentedControl } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { WriteButton } from '../WriteButton.tsx';

const LEVELS = [1, 2, 3] as const;
const LEVEL_NAMES = { 1: 'Principal', 2: 'Sección', 3: 'Menor' } as const;

export function TituloPanel({ item }: { item: TituloItem }) {
  const store = useEditorStore();
  return (
    <>
      <PanelGroup title="Contenido">
        <WriteButton uuid={item.uuid} />
        <Input.Wrapper size="xs" label="Nivel" labelElement="div">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Nivel del título"
            value={String(item.nivel)}
            data={LEVELS.map((level) => ({ value: String(level), label: LEVEL_NAMES[level] }))}
            onChange={(value) => {
              const nivel = LEVELS.find((level) => String(level) === value);
              if (nivel !== undefined)
                change(store, { uuid: item.uuid, nombre: 'titulo', fields: { nivel } }, 'cambiar nivel');
            }}
          />
        </Input.Wrapper>
      </PanelGroup>
      <ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />
      <ItemLayoutGroup uuid={item.uuid} />
    </>
  );
}
