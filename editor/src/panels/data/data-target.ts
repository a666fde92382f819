import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorSharedMessages } from '@lienzo/schema/messages/editor-shared-messages';
import type { DataSet } from '@lienzo/schema/report/data-set';
import type { DataItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { Change } from '../../model/command.ts';
import { updateItem } from '../../model/commands/update-item.ts';
import { changeDataSet, setReportFilters } from '../../model/data-item/shared-data.ts';
import type { EditorDocument } from '../../model/editor-document.ts';

/** The data fields common to all items with data. */
export type DataFields = Partial<
  Pick<DataItem, 'selected_tables' | 'selected_columns' | 'filters' | 'additional_columns' | 'order_columns'>
>;

/** What the fields of "Datos" change: an item, a data set, or the filters of the whole report. */
export type DataTarget = {
  key: string;
  change: (document: EditorDocument, fields: DataFields) => Change;
  /** A step's name in the history. @param what "cambiar filtro". */
  label: (what: string) => string;
};

export const itemTarget = ({ uuid, nombre }: DataItem): DataTarget => ({
  key: uuid,
  change: (document, fields) => updateItem(document, { uuid, nombre, fields }),
  label: (what) => editorCommandMessages.steps.changeItem(what, itemKindMessages[nombre].name),
});

export const setTarget = ({ id }: Pick<DataSet, 'id'>): DataTarget => ({
  key: id,
  change: (document, { selected_tables, filters, order_columns }) =>
    changeDataSet(document, {
      id,
      fields: {
        ...(selected_tables && { selected_tables }),
        ...(filters && { filters }),
        ...(order_columns && { order_columns }),
      },
    }),
  label: editorSharedMessages.steps.ofSet,
});

export const REPORT_TARGET: DataTarget = {
  key: 'filtros',
  change: (document, { filters = [] }) => setReportFilters(document, filters),
  label: editorSharedMessages.steps.ofReport,
};
