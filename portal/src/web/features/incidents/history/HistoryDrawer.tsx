import type { HistoryEntry } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatMoment } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { Badge, Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call';
import { useLayer } from '../../../shared/layers/use-layer';
import { conceptsQuery } from '../../../shared/payroll/lookup-queries';
import { FailedState } from '../../../shared/states/FailedState';
import { StatePanel } from '../../../shared/states/StatePanel';
import { captureKey, type PayrollPeriod } from '../capture-queries';
import { UndoDelete } from '../trail/UndoDelete';
import classes from './HistoryDrawer.module.css';
import { historyLine } from './history-line';

const { trail: texts } = captureMessages;

type HistoryDrawerProps = {
  /** null: it is closed. */
  of: PayrollPeriod | null;
  /** Only the changes of this one. */
  employeeId?: number;
  close: () => void;
};

/** Who changed what in a period's capture, newest first. */
export function HistoryDrawer({ of, employeeId, close }: HistoryDrawerProps) {
  useLayer(of !== null, close);
  return (
    <Drawer
      opened={of !== null}
      onClose={close}
      position="right"
      size={480}
      title={texts.title}
      closeButtonProps={{ 'aria-label': captureMessages.close }}
    >
      {of !== null && <History of={of} employeeId={employeeId} />}
    </Drawer>
  );
}

function History({ of, employeeId }: { of: PayrollPeriod; employeeId: number | undefined }) {
  const concepts = useQuery(conceptsQuery).data ?? [];
  const names = new Map(concepts.map(({ id, description }) => [id, description]));
  const history = useInfiniteQuery({
    queryKey: [...captureKey(of), 'trail', employeeId],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.capture_trail, {
        query: {
          ...of,
          ...(employeeId === undefined ? {} : { employee_id: employeeId }),
          ...(pageParam === undefined ? {} : { before: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (history.isLoadingError)
    return <FailedState title={texts.failed} error={history.error} retry={() => void history.refetch()} />;
  if (history.data === undefined) return <Skeleton height={200} />;
  const entries = history.data.pages.flatMap(({ result }) => result);
  if (entries.length === 0) return <StatePanel icon={IconHistory} text={texts.empty} />;
  return (
    <Stack gap="md">
      <ol className={classes.list}>
        {entries.map((entry, at) => (
          <HistoryItem key={entry.id} entry={entry} names={names}>
            {/* What was deleted at once is given back at once. */}
            {entry.can.restore && !isOfOneDelete(entry, entries[at - 1]) && (
              <UndoDelete of={of} entry={entry} />
            )}
          </HistoryItem>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

const isOfOneDelete = (one: HistoryEntry, other: HistoryEntry | undefined): boolean =>
  other?.can.restore === true && other.at === one.at && other.person === one.person;

type HistoryItemProps = { entry: HistoryEntry; names: ReadonlyMap<number, string>; children: ReactNode };

function HistoryItem({ entry, names, children }: HistoryItemProps) {
  const { person, at, action, late, employee, kind, before, after } = entry;
  const what =
    employee === null || kind === null
      ? texts.actions[action]
      : texts.of(texts.actions[action], texts.kinds[kind], employee.name);
  const hasRows = before.length + after.length > 0;
  return (
    <li className={classes.entry}>
      <Text size="sm" fw={550}>
        {what}{' '}
        {late && (
          <Badge size="xs" color="orange" variant="light">
            {texts.late}
          </Badge>
        )}
      </Text>
      <Text size="xs" c="dimmed" className="lienzo-figures">
        {`${person ?? texts.program} · ${formatMoment(at)}`}
      </Text>
      {children}
      {hasRows && (
        <div className={classes.versions}>
          {([texts.before, texts.after] as const).map((title, index) => {
            const rows = index === 0 ? before : after;
            return (
              <div key={title}>
                <Text size="xs" fw={550} c="dimmed">
                  {title}
                </Text>
                <ul className={classes.rows}>
                  {rows.length === 0 && <li>{texts.nothing}</li>}
                  {rows.map((row) => (
                    <li key={JSON.stringify(row)}>{historyLine(row, names)}</li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      )}
    </li>
  );
}
