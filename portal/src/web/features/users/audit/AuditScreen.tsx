import { auditMessages } from '@lienzo/schema/notices/audit-messages';
import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/use-session';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import { UsersSkeleton } from '../UsersSkeleton';
import { AuditTable } from './AuditTable';
import { AuditToolbar } from './AuditToolbar';
import classes from './audit.module.css';
import { auditQuery } from './audit-query';
import type { AuditSearch } from './audit-search';

/** Milliseconds after the last letter until the server is asked. */
const TYPING = 300;

/** 'Auditoría de cuentas': what happened to the accounts of the organization, of all of them for a SuperAdmin. */
export function AuditScreen() {
  const person = useSession();
  const search = useSearch({ from: '/app/usuarios/auditoria' });
  const navigate = useNavigate({ from: '/app/usuarios/auditoria' });
  const [q] = useDebouncedValue(search.q, TYPING);
  const audit = useInfiniteQuery(auditQuery({ ...search, q }));
  const showSkeleton = useDelayed(audit.isPending);
  const change = (next: AuditSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const events = audit.data?.pages.flatMap((page) => page.events) ?? [];
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const isOperator = person?.roleName === 'SuperAdmin';
  return (
    <div>
      <ScreenHead title={auditMessages.title} lead={auditMessages.lead} />
      <AuditToolbar search={search} change={change} choosesProvider={isOperator} />
      {showSkeleton && <UsersSkeleton />}
      {audit.isLoadingError && (
        <FailedState title={auditMessages.failed} error={audit.error} retry={() => void audit.refetch()} />
      )}
      {audit.data !== undefined && events.length === 0 && (
        <StatePanel
          icon={isFiltered ? IconSearch : IconHistory}
          text={isFiltered ? auditMessages.nothingFound : auditMessages.empty}
        >
          {isFiltered && (
            <Button variant="default" onClick={() => void navigate({ search: {}, replace: true })}>
              {auditMessages.clearFilters}
            </Button>
          )}
        </StatePanel>
      )}
      {events.length > 0 && (
        <>
          <AuditTable events={events} showsOrganization={isOperator} />
          <div className={classes.foot}>
            {audit.hasNextPage ? (
              <Button
                variant="default"
                loading={audit.isFetchingNextPage}
                // Until what was asked for last is there, the rows are those of before.
                disabled={audit.isPlaceholderData}
                onClick={() => void audit.fetchNextPage()}
              >
                {auditMessages.older}
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                {auditMessages.end}
              </Text>
            )}
          </div>
        </>
      )}
    </div>
  );
}
