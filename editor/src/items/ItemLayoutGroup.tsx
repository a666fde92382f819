import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { ReactNode } from 'react';
import { WidthField } from '../controls/WidthField.tsx';
import { PanelGroup } from '../panels/PanelGroup.tsx';
import { ItemCondition } from './ItemCondition.tsx';

type Props = {
  uuid: string;
  children?: ReactNode;
  /** Whether it has a tab for itself. */
  alone?: boolean;
};

/** The group "Diseño" of an item's properties: fields of its kind, its width, and when it is shown. */
export function ItemLayoutGroup({ uuid, children, alone = true }: Props) {
  return (
    <PanelGroup title={editorPanelMessages.groups.layout} alone={alone}>
      {children}
      <WidthField uuid={uuid} />
      <ItemCondition uuid={uuid} />
    </PanelGroup>
  );
}
