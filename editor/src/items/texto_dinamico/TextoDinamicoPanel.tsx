import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import type { TextoDinamicoItem } from '@lienzo/schema/report/item';
import { DataGroup } from '../../panels/data/DataGroup.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import panelClasses from '../../panels/panels.module.css';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { WriteButton } from '../WriteButton.tsx';
import { RepetitionGroup } from './RepetitionGroup.tsx';

export function TextoDinamicoPanel({ item }: { item: TextoDinamicoItem }) {
  return (
    <PropertyTabs
      data={
        <>
          <PanelGroup title={editorPanelMessages.groups.content}>
            <WriteButton uuid={item.uuid} />
            <div className={panelClasses.hint}>
              {editorTextItemMessages.insertColumnHelp.before} <kbd>{'{'}</kbd>{' '}
              {editorTextItemMessages.insertColumnHelp.after}
            </div>
          </PanelGroup>
          <DataGroup item={item} />
          <RepetitionGroup item={item} />
        </>
      }
      format={<ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />}
      layout={<ItemLayoutGroup uuid={item.uuid} />}
    />
  );
}
