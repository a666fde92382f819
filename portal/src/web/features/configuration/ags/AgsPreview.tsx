import { type AgsLayout, type AgsSource, isAgsFigure } from '@lienzo/schema/runs/ags-layout';
import { agsMessages as texts } from '@lienzo/schema/runs/ags-messages';
import { Alert, Table, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import list from '../../../shared/lists/ListTable.module.css';
import { PayrollFilterBar } from '../../../shared/payroll/filters/PayrollFilterBar';
import { type PayrollFilters, paysheetIdsOf } from '../../../shared/payroll/filters/payroll-filters';
import { agsPreviewQuery } from './ags-queries';

/** Milliseconds that typing rests before the preview follows. */
const REST = 400;

const classOf = (source: AgsSource): string => (isAgsFigure(source) ? (list.number ?? '') : '');

/** Of a column, in pixels: names stay in two lines. */
const COLUMN = 112;

/** The first people of a period in the columns of a layout. */
export function AgsPreview({ layout }: { layout: AgsLayout }) {
  const [filters, choose] = useState<PayrollFilters>({});
  const [shown] = useDebouncedValue(layout, REST);
  const [paysheet] = paysheetIdsOf(filters);
  const isChosen = paysheet !== undefined && filters.periodo !== undefined;
  const preview = useQuery({
    ...agsPreviewQuery(shown, paysheet ?? 0, filters.periodo ?? 0),
    enabled: isChosen,
  });
  const rows = preview.data?.rows ?? [];
  const isEmpty = preview.data !== undefined && preview.data.problems.length === 0 && rows.length === 0;
  return (
    <section aria-label={texts.preview}>
      <Title order={2} size="h5">
        {texts.preview}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.previewHelp}
      </Text>
      <PayrollFilterBar filters={filters} isSingle isWhole choose={choose} />
      {preview.isError && (
        <Alert color="red" title={texts.previewFailed}>
          {messageOf(preview.error)}
        </Alert>
      )}
      {isChosen && isEmpty && <Text size="sm">{texts.notCalculated}</Text>}
      {isChosen && rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <div className={list.frame} tabIndex={0}>
          <Table
            className={list.table ?? ''}
            miw={shown.columnas.length * COLUMN}
            aria-label={texts.previewTable}
          >
            <Table.Thead>
              <Table.Tr>
                {shown.columnas.map(({ fuente, titulo }) => (
                  <Table.Th key={fuente} className={classOf(fuente)}>
                    {titulo}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((cells) => (
                <Table.Tr key={cells.join('\n')}>
                  {shown.columnas.map(({ fuente }, at) => (
                    <Table.Td key={fuente} className={classOf(fuente)}>
                      {cells[at]}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}
