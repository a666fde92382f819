/** Props of the host: data, callbacks, permissions. */
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import type { ReportDraftStore, ReportEditorHost } from '../../host/report-editor-host.ts';
import type { SliceStore } from './slice-store.ts';

export type HostSlice = {
  tables: ReportTable[];
  relatedTables: ((table: ReportTable) => ReportTable[]) | undefined;
  host: ReportEditorHost;
  drafts: ReportDraftStore | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  readOnly: boolean;
  /** Read-only because a later version wrote the report. */
  newer: boolean;
};

/** Updates the props of the host after each of its renders. */
export function updateHost(store: SliceStore<HostSlice>, given: HostSlice): void {
  store.setState(given);
}
