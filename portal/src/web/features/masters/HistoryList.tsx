import type { MasterChange, MasterEntity } from '@lienzo/schema/api/employee-endpoints';
import { formatDateTime, formatMediumDate } from '@lienzo/schema/data/format';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedState } from '../../shared/states/FailedState';
import { historyQuery } from './master-queries';
import classes from './masters.module.css';

type HistoryListProps = { paysheetId: number; entity: MasterEntity; id: number };

/** 'Historia': who changed what, with the value before and after. */
export function HistoryList({ paysheetId, entity, id }: HistoryListProps) {
  const history = useInfiniteQuery(historyQuery(paysheetId, entity, id));
  const changes = history.data?.pages.flat() ?? [];
  return (
    <div>
      <Title order={2} size="h5" mb="xs">
        {masterMessages.history}
      </Title>
      {history.isPending && <Skeleton height={60} />}
      {history.isLoadingError && (
        <FailedState
          title={masterMessages.historyFailed}
          error={history.error}
          retry={() => void history.refetch()}
        />
      )}
      {history.data !== undefined && changes.length === 0 && (
        <Text size="sm" c="dimmed">
          {masterMessages.noHistory}
        </Text>
      )}
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.id} className={classes.entry}>
            <Text size="sm">{wordsOf(change)}</Text>
            <Text size="xs" c="dimmed">
              {change.user_name} · {formatDateTime(change.changed_at)}
            </Text>
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {masterMessages.olderChanges}
        </Button>
      )}
    </div>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  ...masterMessages.fields,
  id_humansite: masterMessages.id_humansite,
  paysheet: masterMessages.paysheet,
  periodicity: masterMessages.periodicity,
  overtime_rule: masterMessages.overtime_rule,
  overtime_rule_from: masterMessages.overtime_rule_from,
  zone: masterMessages.zone,
  days_convention: masterMessages.days_convention,
  absence_share: masterMessages.absence_share,
  initial_date: masterMessages.initial_date,
  end_date: masterMessages.end_date,
  payment_date: masterMessages.payment_date,
  incidence_close_date: masterMessages.incidence_close_date,
  mes: masterMessages.period,
  estatus: masterMessages.estatus,
  salario_desde: masterMessages.fields.vigente_desde,
};

function wordsOf({ field, before, after }: MasterChange): string {
  if (field === 'creado') return masterMessages.created(after ?? '');
  const [thing, part] = field.includes(': ') ? field.split(': ', 2) : [null, field];
  const name = LABELS[part ?? ''] ?? part ?? '';
  return masterMessages.change(thing === null ? name : `${thing}, ${name}`, shown(before), shown(after));
}

/** A day as people write it, the rest as it is. */
const shown = (value: string | null): string | null =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatMediumDate(value) : value;
