/** What differs between the data sets of two versions of a report, in Spanish sentences. */
import { catalogTable } from '../data/catalog.ts';
import type { DataSet } from '../report/data-set.ts';
import { reportChangeMessages as messages } from '../reports/report-change-messages.ts';
import { filterSentences } from './describe-filters.ts';
import { isSame } from './diff-reports.ts';
import { listSentences } from './list-sentences.ts';

/** Their order says nothing to whoever reads the report. */
export const dataSetSentences = (before: readonly DataSet[], after: readonly DataSet[]): string[] =>
  listSentences<DataSet>(before, after, {
    added: ({ nombre }) => messages.shared.added(nombre),
    removed: ({ nombre }) => messages.shared.removed(nombre),
    changed: (one, other) => {
      const name = messages.shared.set(other.nombre);
      return [
        ...(one.nombre === other.nombre ? [] : [messages.shared.renamed(one.nombre, other.nombre)]),
        ...(isSame(one.selected_tables, other.selected_tables)
          ? []
          : [messages.tables(name, other.selected_tables.map(nameOfTable))]),
        ...filterSentences(one.filters, other.filters, name),
        ...(isSame(one.order_columns, other.order_columns) ? [] : [messages.rowOrder(name)]),
      ];
    },
  });

const nameOfTable = (model: string): string => catalogTable(model)?.nombre ?? model;
