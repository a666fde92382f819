import { editorSharedMessages as messages } from '@lienzo/schema/messages/editor-shared-messages';
import { PanelGroup } from '../PanelGroup.tsx';
import { DataSetsField } from './DataSetsField.tsx';
import { ReportFiltersField } from './ReportFiltersField.tsx';

/** What items share: filters of the whole report, and data sets. */
export function SharedDataGroup() {
  return (
    <PanelGroup title={messages.group}>
      <ReportFiltersField />
      <DataSetsField />
    </PanelGroup>
  );
}
