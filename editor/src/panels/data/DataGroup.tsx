import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import type { ReactNode } from 'react';
import { PanelGroup } from '../PanelGroup.tsx';
import { AdditionalColumnsField } from './AdditionalColumnsField.tsx';
import { ColumnsField } from './ColumnsField.tsx';
import { FiltersField } from './FiltersField.tsx';
import { OrderField } from './OrderField.tsx';
import { RowsStatus } from './RowsStatus.tsx';
import { TablesField } from './TablesField.tsx';

type Props = { item: DataItem; children?: ReactNode } & Pick<Parameters<typeof PanelGroup>[0], 'alone'>;

/** The group "Datos" of an item with data. */
export function DataGroup({ item, children, alone = false }: Props) {
  return (
    <PanelGroup title={editorPanelMessages.groups.data} alone={alone}>
      <TablesField item={item} />
      {item.selected_tables.length === 0 ? null : (
        <>
          <ColumnsField item={item} />
          <AdditionalColumnsField item={item} />
          <div>
            <FiltersField item={item} />
            <RowsStatus uuid={item.uuid} />
          </div>
          <OrderField item={item} />
          {children}
        </>
      )}
    </PanelGroup>
  );
}
