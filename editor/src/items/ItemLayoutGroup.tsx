import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { ReactNode } from 'react';
import { WidthField } from '../controls/WidthField.tsx';
import { PanelGroup } from '../panels/PanelGroup.tsx';

/** The group "Diseño" of an item's properties: its width, and fields of its kind. */
export function ItemLayoutGroup({ uuid, children }: { uuid: string; children?: ReactNode }) {
  return (
    <PanelGroup title={editorPanelMessages.groups.layout}>
      {children}
      <WidthField uuid={uuid} />
    </PanelGroup>
  );
}
