import { editorCrossMessages } from '@lienzo/schema/messages/editor-cross-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import { type TablaCruzadaItem, tablaCruzadaItem } from '@lienzo/schema/report/item';
import { NativeSelect, Switch } from '@mantine/core';
import { change, changeStyles } from '../../actions/changing.ts';
import { StyleFields } from '../../controls/StyleFields.tsx';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { AdditionalColumnsField } from '../../panels/data/AdditionalColumnsField.tsx';
import { DetailField } from '../../panels/data/DetailField.tsx';
import { FiltersField } from '../../panels/data/FiltersField.tsx';
import { OrderField } from '../../panels/data/OrderField.tsx';
import { RowsStatus } from '../../panels/data/RowsStatus.tsx';
import { TablesField } from '../../panels/data/TablesField.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ConditionalStylesField } from '../tabla/ConditionalStylesField.tsx';
import { TotalHeadingField } from '../tabla/CrossHeadingField.tsx';
import { FirstGroupsField } from '../tabla/FirstGroupsField.tsx';
import { MeasuresField } from '../tabla/SummaryField.tsx';
import { TableLookFields } from '../table-look/TableLookFields.tsx';
import { CrossColumnsField } from './CrossColumnsField.tsx';

const { steps } = editorCrossMessages;
const EMPTY = tablaCruzadaItem.shape.vacias;
const EMPTY_OPTIONS = EMPTY.options.map((value) => ({ value, label: editorCrossMessages.emptyAs[value] }));

export function TablaCruzadaPanel({ item }: { item: TablaCruzadaItem }) {
  const store = useEditorStore();
  const set = (fields: ItemFields<'tabla_cruzada'>, what: string): void =>
    change(store, { uuid: item.uuid, nombre: 'tabla_cruzada', fields }, what);
  return (
    <PropertyTabs
      data={
        <PanelGroup title={editorPanelMessages.groups.data} alone>
          <TablesField item={item} />
          {item.selected_tables.length === 0 ? null : (
            <>
              <CrossColumnsField item={item} side="filas" />
              <CrossColumnsField item={item} side="columnas" />
              <MeasuresField item={item} />
              <FirstGroupsField item={item} />
              <Switch
                size="xs"
                label={editorCrossMessages.rowTotals}
                checked={item.total_filas}
                onChange={(event) => set({ total_filas: event.currentTarget.checked }, steps.totals)}
              />
              {item.total_filas ? <TotalHeadingField item={item} /> : null}
              <Switch
                size="xs"
                label={editorCrossMessages.columnTotals}
                checked={item.total_columnas}
                onChange={(event) => set({ total_columnas: event.currentTarget.checked }, steps.totals)}
              />
              <AdditionalColumnsField item={item} />
              <div>
                <FiltersField item={item} />
                <RowsStatus uuid={item.uuid} />
              </div>
              <OrderField item={item} />
              <DetailField item={item} />
            </>
          )}
        </PanelGroup>
      }
      format={
        <PanelGroup title={editorPanelMessages.groups.format} alone>
          <NativeSelect
            size="xs"
            label={editorCrossMessages.empty}
            data={EMPTY_OPTIONS}
            value={item.vacias}
            onChange={(event) => set({ vacias: EMPTY.parse(event.currentTarget.value) }, steps.empty)}
          />
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
            onChange={(event) =>
              set({ repeat_header: event.currentTarget.checked }, editorStyleMessages.steps.format)
            }
          />
        </ItemLayoutGroup>
      }
    />
  );
}
