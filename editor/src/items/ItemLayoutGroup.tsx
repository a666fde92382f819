import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { ReactNode } from 'react';
import { WidthField } from '../controls/WidthField.tsx';
import { PanelGroup } from '../panels/PanelGroup.tsx';

/** "Diseño" of an item: its width, and what its kind adds. */
export function ItemLayoutGroup({ uuid, children }: { uuid: string; children?: ReactNode }) {
  return (
    <PanelGroup title={editorPanelMessages.groups.layout}>
      {children}
      <WidthField uuid={uuid} />
    </PanelGroup>
  );
}
