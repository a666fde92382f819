import { editorChartMessages } from '@lienzo/schema/messages/editor-chart-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { AdditionalColumnsField } from '../../panels/data/AdditionalColumnsField.tsx';
import { DetailField } from '../../panels/data/DetailField.tsx';
import { FiltersField } from '../../panels/data/FiltersField.tsx';
import { OrderField } from '../../panels/data/OrderField.tsx';
import { RowsStatus } from '../../panels/data/RowsStatus.tsx';
import { TablesField } from '../../panels/data/TablesField.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { ChartFigures } from './ChartFigures.tsx';
import { ChartLooks } from './ChartLooks.tsx';
import { ChartSize } from './ChartSize.tsx';
import { ChartText } from './ChartText.tsx';

export function GraficaPanel({ item }: { item: GraficaItem }) {
  return (
    <PropertyTabs
      data={
        <>
          <PanelGroup title={editorPanelMessages.groups.content}>
            <ChartText item={item} />
          </PanelGroup>
          <PanelGroup title={editorPanelMessages.groups.data}>
            <TablesField item={item} />
            {item.selected_tables.length === 0 ? null : (
              <>
                <ChartFigures item={item} />
                <AdditionalColumnsField item={item} />
                <FiltersField item={item} />
                {item.orden === 'filas' ? <OrderField item={item} /> : null}
                <DetailField item={item} />
                <RowsStatus uuid={item.uuid} />
              </>
            )}
          </PanelGroup>
        </>
      }
      format={
        <>
          {' '}
          <PanelGroup title={editorChartMessages.looks.title}>
            <ChartLooks item={item} />
          </PanelGroup>
          <ItemStyleGroup
            uuid={item.uuid}
            style={item.estilo_item}
            align={false}
            words={false}
            font
            alone={false}
          />
        </>
      }
      layout={
        <ItemLayoutGroup uuid={item.uuid}>
          <ChartSize item={item} />
        </ItemLayoutGroup>
      }
    />
  );
}
