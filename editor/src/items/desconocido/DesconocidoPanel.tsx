import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { DesconocidoItem } from '@lienzo/schema/report/item';
import { Text } from '@mantine/core';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';

export function DesconocidoPanel({ item }: { item: DesconocidoItem }) {
  const kind = item.original.nombre;
  return (
    <>
      <PanelGroup title={editorPanelMessages.groups.content}>
        <Text size="xs">
          {typeof kind === 'string'
            ? editorPanelMessages.item.unknownKind(kind)
            : editorPanelMessages.item.unknown}{' '}
          {editorPanelMessages.item.unknownHelp}
        </Text>
      </PanelGroup>
      <ItemLayoutGroup uuid={item.uuid} alone={false} />
    </>
  );
}
