import type { MasterEntity } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Drawer } from '@mantine/core';
import { useLayer } from '../../shared/layers/use-layer';
import { HistoryList } from './HistoryList';

/** What a history is shown of. */
export type Reported = { entity: MasterEntity; id: number; name: string };

type HistoryDrawerProps = {
  paysheetId: number;
  /** Null: closed. */
  told: Reported | null;
  close: () => void;
};

/** The history of a thing of a list, in a side panel. */
export function HistoryDrawer({ paysheetId, told, close }: HistoryDrawerProps) {
  useLayer(told !== null, close);
  return (
    <Drawer
      opened={told !== null}
      onClose={close}
      position="right"
      size={520}
      title={told === null ? masterMessages.history : masterMessages.historyOf(told.name)}
      closeButtonProps={{ 'aria-label': masterMessages.close }}
    >
      {told !== null && <HistoryList paysheetId={paysheetId} entity={told.entity} id={told.id} isTitled />}
    </Drawer>
  );
}
