import { formatMoment } from '@lienzo/schema/data/format';
import { PRODUCT_NAMES } from '@lienzo/schema/runs/product-messages';
import { runMessages as texts } from '@lienzo/schema/runs/run-messages';
import { Skeleton, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import listClasses from '../../shared/lists/ListTable.module.css';
import { SearchField } from '../../shared/lists/SearchField';
import { FailedState } from '../../shared/states/FailedState';
import classes from './runs.module.css';
import { requestsQuery } from './runs-queries';

/** What was asked for, newest first, with a search that takes the payroll's exact number or name (specification 2 §2). */
export function RequestsTable({ paysheetIds }: { paysheetIds: readonly number[] }) {
  const [words, setWords] = useState<string>();
  const requests = useQuery(requestsQuery(paysheetIds));
  const all = requests.data ?? [];
  const typed = words?.trim();
  const shown = typed ? all.filter(({ nomina }) => nomina === typed || nomina.split(' ')[0] === typed) : all;
  return (
    <section aria-label={texts.table} className={classes.part}>
      <div className={classes.bar}>
        <Title order={2} size="h4">
          {texts.table}
        </Title>
        <SearchField label={texts.search} clearLabel={texts.clearSearch} words={words} change={setWords} />
      </div>
      {requests.isPending && <Skeleton height={120} />}
      {requests.isLoadingError && (
        <FailedState title={texts.failed} error={requests.error} retry={() => void requests.refetch()} />
      )}
      {requests.data !== undefined && shown.length === 0 && (
        <Text c="dimmed">{typed ? texts.emptySearch : texts.empty}</Text>
      )}
      {shown.length > 0 && (
        <div className={listClasses.frame}>
          <Table className={listClasses.table ?? ''} aria-label={texts.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.columns.paysheet}</Table.Th>
                <Table.Th>{texts.columns.product}</Table.Th>
                <Table.Th className={classes.wide ?? ''}>{texts.columns.period}</Table.Th>
                <Table.Th>{texts.columns.status}</Table.Th>
                <Table.Th className={classes.wide ?? ''}>{texts.columns.asked}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ id, nomina, product, periodo, status, state, person, created_at }) => (
                <Table.Tr key={id}>
                  <Table.Td>{nomina}</Table.Td>
                  <Table.Td>{PRODUCT_NAMES[product]}</Table.Td>
                  <Table.Td className={classes.wide ?? ''}>{periodo}</Table.Td>
                  <Table.Td>
                    <span aria-live={state === 'en_proceso' ? 'polite' : undefined}>{status}</span>
                  </Table.Td>
                  <Table.Td className={classes.wide ?? ''}>
                    {texts.askedBy(person, formatMoment(created_at))}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}
