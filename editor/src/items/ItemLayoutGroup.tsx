import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { ReactNode } from 'react';
import { WidthField } from '../controls/WidthField.tsx';
import { PanelGroup } from '../panels/PanelGroup.tsx';

type Props = {
  uuid: string;
  children?: ReactNode;
  /** Whether it has a tab for itself. */
  alone?: boolean;
};

/** The group "Diseño" of an item's properties: its width, and fields of its kind. */
export function ItemLayoutGroup({ uuid, children, alone = true }: Props) {
  return (
    <PanelGroup title={editorPanelMessages.groups.layout} alone={alone}>
      {children}
      <WidthField uuid={uuid} />
    </PanelGroup>
  );
}
