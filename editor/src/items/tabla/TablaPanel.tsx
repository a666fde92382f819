import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { Switch } from '@mantine/core';
import { change, changeStyles } from '../../actions/changing.ts';
import { StyleFields } from '../../controls/StyleFields.tsx';
import { DataGroup } from '../../panels/data/DataGroup.tsx';
import { DetailField } from '../../panels/data/DetailField.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { TableLookFields } from '../table-look/TableLookFields.tsx';
import { AliasField } from './AliasField.tsx';
import { ConditionalStylesField } from './ConditionalStylesField.tsx';
import { DerivedField } from './DerivedField.tsx';
import { FirstGroupsField } from './FirstGroupsField.tsx';
import { GroupField } from './GroupField.tsx';
import { PageSumsField } from './PageSumsField.tsx';
import { MeasuresField, SummaryField } from './SummaryField.tsx';

export function TablaPanel({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const set = (fields: { repeat_header?: boolean }): void =>
    change(store, { uuid: item.uuid, nombre: 'tabla', fields }, editorStyleMessages.steps.format);
  return (
    <PropertyTabs
      data={
        <DataGroup item={item} alone>
          <SummaryField item={item} />
          {item.resumen === undefined ? null : (
            <>
              <MeasuresField item={item} />
              <DerivedField item={item} />
              <FirstGroupsField item={item} />
            </>
          )}
          <GroupField item={item} />
          <PageSumsField item={item} />
          <DetailField item={item} />
          <AliasField item={item} />
        </DataGroup>
      }
      format={
        <PanelGroup title={editorPanelMessages.groups.format} alone>
          <TableLookFields item={item} />
          <ConditionalStylesField item={item} />
          <StyleFields
            style={item.estilo_item}
            align={false}
            onChange={(style, run) => changeStyles(store, [item.uuid], style, run)}
          />
        </PanelGroup>
      }
      layout={
        <ItemLayoutGroup uuid={item.uuid}>
          <Switch
            size="xs"
            label={editorTableMessages.repeatHeader}
            checked={item.repeat_header}
            onChange={(event) => set({ repeat_header: event.currentTarget.checked })}
          />
        </ItemLayoutGroup>
      }
    />
  );
}
