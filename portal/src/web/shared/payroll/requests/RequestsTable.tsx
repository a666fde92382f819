import { formatMoment } from '@lienzo/schema/data/format';
import { PRODUCT_NAMES, productMessages } from '@lienzo/schema/runs/product-messages';
import type { ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { runMessages as texts } from '@lienzo/schema/runs/run-messages';
import { Button, Group, Skeleton, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/message-of';
import { openTicket } from '../../downloads/open-ticket';
import listClasses from '../../lists/ListTable.module.css';
import { SearchField } from '../../lists/SearchField';
import { notify } from '../../notices/notify';
import { FailedState } from '../../states/FailedState';
import classes from './RequestsTable.module.css';

type RequestsTableProps = {
  requests: UseQueryResult<ProductRequest[]>;
  /** What the column of payrolls is called. */
  heading?: string;
};

/** What was asked for, newest first, with a search that takes the payroll's exact number or name (specification 2 §2). */
export function RequestsTable({ requests, heading = texts.columns.paysheet }: RequestsTableProps) {
  const [words, setWords] = useState<string>();
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
        // A failed query is told as a row without requests (specification 2 §8), and can be tried again.
        <FailedState title={texts.empty} error={requests.error} retry={() => void requests.refetch()} />
      )}
      {requests.data !== undefined && shown.length === 0 && (
        <Text c="dimmed">{typed ? texts.emptySearch : texts.empty}</Text>
      )}
      {shown.length > 0 && (
        <div className={listClasses.frame}>
          <Table className={listClasses.table ?? ''} aria-label={texts.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{heading}</Table.Th>
                <Table.Th>{texts.columns.product}</Table.Th>
                <Table.Th className={classes.wide ?? ''}>{texts.columns.period}</Table.Th>
                <Table.Th>{texts.columns.status}</Table.Th>
                <Table.Th className={classes.wide ?? ''}>{texts.columns.asked}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}

function RequestRow({ request }: { request: ProductRequest }) {
  const { nomina, product, parameters, periodo, status, state, person, created_at, files } = request;
  const { historico, fecha } = parameters;
  return (
    <Table.Tr>
      <Table.Td>{nomina}</Table.Td>
      <Table.Td>
        {PRODUCT_NAMES[product]}
        {historico === true && ` (${productMessages.historic})`}
      </Table.Td>
      <Table.Td className={classes.wide ?? ''}>
        {fecha === undefined ? periodo : `${periodo}, ${productMessages.weekOf(fecha)}`}
      </Table.Td>
      <Table.Td>
        <Group gap="xs" className={classes.status ?? ''}>
          <span aria-live={state === 'en_proceso' ? 'polite' : undefined}>{status}</span>
          {files.map((file) => (
            <Button
              key={file.format}
              size="compact-xs"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              aria-label={productMessages.download(productMessages.formats[file.format], file.name)}
              onClick={() => void download(file)}
            >
              {productMessages.formats[file.format]}
            </Button>
          ))}
        </Group>
      </Table.Td>
      <Table.Td className={classes.wide ?? ''}>{texts.askedBy(person, formatMoment(created_at))}</Table.Td>
    </Table.Tr>
  );
}

/** The version that this request has made, also when a later one has made another. */
async function download({ file_id, version_id }: ProductRequest['files'][number]): Promise<void> {
  try {
    await openTicket({ ids: [file_id], version_id });
  } catch (error) {
    notify.danger(messageOf(error), 'product download');
  }
}
