import { CONCILIATION_STATES } from '@lienzo/schema/imss/conciliation/conciliate';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/message-of';
import classes from '../imss.module.css';
import { type ConciliatedScope, conciliationQuery } from './movement-queries';

/** What stands on both sides, before anything is asked for. */
export function ScopeSummary({ scope, open }: { scope: ConciliatedScope; open: () => void }) {
  const conciliation = useQuery(conciliationQuery(scope));
  if (conciliation.isLoadingError)
    return (
      <Text c="var(--mantine-color-error)" role="alert" mb="md">
        {messageOf(conciliation.error)}
      </Text>
    );
  if (conciliation.data === undefined) return <Skeleton height={36} mb="md" />;
  const { counts, late, findings, total } = conciliation.data;
  const wrong = findings.filter(({ severity }) => severity === 'error');
  const people = new Set(
    wrong.flatMap(({ nss, name }) => (nss === null && name === null ? [] : [nss ?? name])),
  ).size;
  const isRegisterWrong = wrong.some(({ nss, name }) => nss === null && name === null);
  return (
    <div className={classes.summary}>
      <Text fw={550}>{total === 0 ? texts.nothingInRange : texts.now}</Text>
      {CONCILIATION_STATES.filter((state) => (counts[state] ?? 0) > 0).map((state) => (
        <Badge key={state} variant="light" tt="none" size="lg" color={texts.colors[state]}>
          {texts.counted(texts.states[state], counts[state] ?? 0)}
        </Badge>
      ))}
      {late > 0 && (
        <Badge variant="light" tt="none" size="lg" color="orange">
          {texts.lateCount(late)}
        </Badge>
      )}
      {isRegisterWrong && (
        <Badge variant="light" tt="none" size="lg" color="red">
          {texts.wrongRegister}
        </Badge>
      )}
      {people > 0 && (
        <Badge variant="light" tt="none" size="lg" color="red">
          {texts.wrongCount(people)}
        </Badge>
      )}
      {total > 0 && (
        <Button variant="default" size="compact-sm" onClick={open}>
          {texts.seeDetail}
        </Button>
      )}
    </div>
  );
}
