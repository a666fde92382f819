import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import type { TextoItem } from '@lienzo/schema/report/item';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import panelClasses from '../../panels/panels.module.css';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { WriteButton } from '../WriteButton.tsx';

export function TextoPanel({ item }: { item: TextoItem }) {
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <WriteButton uuid={item.uuid} />
          <div className={panelClasses.hint}>{editorTextItemMessages.writeHelp}</div>
        </PanelGroup>
      }
      format={<ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />}
      layout={<ItemLayoutGroup uuid={item.uuid} />}
    />
  );
}
