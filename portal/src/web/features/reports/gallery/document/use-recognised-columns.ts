import type { AcceptedColumns } from '@lienzo/editor/import/data-table';
import { type RecognisedColumn, recogniseColumns } from '@lienzo/editor/import/recognise-columns';
import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tablesQuery } from '../../editing/report-query';

/** What a name of the document becomes: whether a column, and which. */
export type ColumnAnswer = { isAccepted: boolean; column: string };

/** The columns that a document names, and which of them the person accepts; a clear one is accepted from the start. */
export function useRecognisedColumns(document: ImportedDocument) {
  const tables = useQuery(tablesQuery);
  const [changed, setChanged] = useState<ReadonlyMap<string, ColumnAnswer>>(new Map());
  const columns = useMemo(
    () => (tables.data === undefined ? [] : recogniseColumns(document, tables.data)),
    [document, tables.data],
  );
  const accepted = useMemo(
    (): AcceptedColumns =>
      new Map(
        columns.flatMap((recognised) => {
          const { isAccepted, column } = answerOf(recognised, changed);
          const choice = recognised.candidates.find((one) => one.column.column === column);
          return isAccepted && choice !== undefined ? [[recognised.key, choice]] : [];
        }),
      ),
    [columns, changed],
  );
  return {
    columns,
    accepted,
    isPending: tables.isPending,
    isFailed: tables.isError,
    retry: () => void tables.refetch(),
    answerOf: (recognised: RecognisedColumn) => answerOf(recognised, changed),
    answer: (key: string, answer: ColumnAnswer) => setChanged(new Map([...changed, [key, answer]])),
  };
}

export type RecognisedColumns = ReturnType<typeof useRecognisedColumns>;

function answerOf(
  { key, candidates: [first], preferred }: RecognisedColumn,
  changed: ReadonlyMap<string, ColumnAnswer>,
): ColumnAnswer {
  return changed.get(key) ?? { isAccepted: preferred !== null, column: first.column.column };
}
