/** What a movement changed, for `get_audit_detail_report`. */

import { type ClientNames, describeChanges } from '@lienzo/schema/changes/describe-changes';
import { diffReports } from '@lienzo/schema/changes/diff-reports';
import { isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { AuditItem, ReportAuditDetail } from '@lienzo/schema/reports/report-audit-endpoints';
import { reportChangeMessages } from '@lienzo/schema/reports/report-change-messages';
import { type ItemChange, itemChanges } from '../changes/marked-item.ts';

type MovementChanges = Pick<
  ReportAuditDetail,
  'current' | 'latest' | 'added_items' | 'deleted_items' | 'edited_items' | 'changes'
> & {
  /** The changed items of both versions, by uuid. */
  marks: ReadonlyMap<string, ItemChange>;
};

/** @param previous null for the first version: then every item is added, which nothing marks. */
export function describeMovement(
  requested: ReportDocument | null,
  previous: ReportDocument | null,
  clients: ClientNames,
): MovementChanges {
  const current = requested === null ? [] : reportItems(requested).map(auditItem);
  const latest = previous === null ? [] : reportItems(previous).map(auditItem);
  if (requested === null || previous === null)
    return {
      current,
      latest,
      added_items: previous === null ? current : [],
      deleted_items: [],
      edited_items: [],
      changes: requested === null ? [] : [reportChangeMessages.first(current.length)],
      marks: new Map(),
    };
  const diff = diffReports(previous, requested);
  const edited = diff.edited.map(({ after }) => after);
  return {
    current,
    latest,
    added_items: diff.added.map(auditItem),
    deleted_items: diff.deleted.map(auditItem),
    edited_items: edited.map(auditItem),
    changes: describeChanges(previous, requested, diff, clients),
    marks: itemChanges(diff),
  };
}

const auditItem = (item: ReportItem): AuditItem => ({
  uuid: item.uuid,
  nombre: item.nombre,
  valor: 'valor' in item ? item.valor : null,
  tablas: isDataItem(item) ? item.selected_tables : [],
  filtros: isDataItem(item) ? item.filters : [],
  columnas_adicionales: isDataItem(item) ? item.additional_columns : [],
});
