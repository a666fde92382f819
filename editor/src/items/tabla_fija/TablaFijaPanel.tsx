import { editorFixedTableMessages as messages } from '@lienzo/schema/messages/editor-fixed-table-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { tablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { Button, Select, Switch, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { openCell } from '../../actions/fixed-tables.ts';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { openText } from '../../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { CellFields } from './CellFields.tsx';

const { bordes } = tablaFijaItem.shape;
const BORDERS = bordes.options.map((value) => ({ value, label: messages.borderKinds[value] }));

export function TablaFijaPanel({ item }: { item: TablaFijaItem }) {
  const store = useEditorStore();
  const { uuid } = item;
  const part = useEditor(({ text }) => (text?.kind === 'item' && text.uuid === uuid ? text.part : undefined));
  const open = openCell(item, part);
  const set = (fields: ItemFields<'tabla_fija'>): void =>
    change(store, { uuid, nombre: 'tabla_fija', fields }, editorStyleMessages.steps.format);
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          {open === undefined ? (
            <>
              <Text size="xs">{messages.noCell}</Text>
              <Button size="compact-xs" variant="default" onClick={() => openText(store, uuid)}>
                {messages.write}
              </Button>
            </>
          ) : (
            <CellFields item={item} open={open} />
          )}
          <Text size="xs">{messages.help}</Text>
        </PanelGroup>
      }
      format={
        <>
          <PanelGroup title={messages.table} alone>
            <Switch
              size="xs"
              label={messages.head}
              checked={item.encabezado}
              onChange={(event) => set({ encabezado: event.currentTarget.checked })}
            />
            <Select
              size="xs"
              label={messages.borders}
              data={BORDERS}
              allowDeselect={false}
              value={item.bordes}
              onChange={(value) => set({ bordes: bordes.catch(item.bordes).parse(value) })}
            />
          </PanelGroup>
          <ItemStyleGroup uuid={uuid} style={item.estilo_item} alone={false} />
        </>
      }
      layout={<ItemLayoutGroup uuid={uuid} />}
    />
  );
}
