import { formatMoment } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { whatIfMessages } from '@lienzo/schema/runs/what-if-messages';
import { Alert, Button, Group, List, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { RunBadge } from '../../shared/payroll/RunBadge';
import { runsKey } from '../../shared/payroll/requests/requests-queries';
import { Corrections } from './corrections/Corrections';
import { FindingsTable } from './FindingsTable';
import { PayrollSheet } from './PayrollSheet';
import { RunTotals } from './RunTotals';
import { ImportResultsDialog } from './result-import/ImportResultsDialog';
import classes from './runs.module.css';
import { Settlements } from './settlements/Settlements';
import { WhatIfDialog } from './what-if/WhatIfDialog';

const texts = runMessages.run;
/** The key of the process that pays who leaves. */
const SETTLEMENT_PROCESS = 'FIN';
/** Its runs pay differences of its closed ones. */
const ORDINARY = 'ORD';

/** One payroll in one period: its state, totals, findings and people. */
export function RunDetails({ run }: { run: PayrollRun }) {
  const queries = useQueryClient();
  const [isImporting, setIsImporting] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const authorization = useMutation({
    mutationFn: () =>
      call(endpoints.authorize_payroll_run, {
        body: { nomina_id: run.paysheet_id, period: run.period_id, version: run.version },
      }),
    onSuccess: ({ message }) => notify.success(message, 'authorize run'),
    onError: (error) => notify.danger(messageOf(error), 'authorize run'),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  });
  return (
    <section aria-label={texts.of(run.nomina, run.periodo)} className={classes.part}>
      <Group justify="space-between" align="center" mb="sm" gap="sm">
        <Group gap="sm">
          <Title order={2} size="h4">
            {texts.of(run.nomina, run.periodo)}
          </Title>
          <RunBadge run={run} />
        </Group>
        <Group gap="sm">
          {run.can.calculate && (
            <Button variant="default" onClick={() => setIsImporting(true)}>
              {resultImportMessages.open}
            </Button>
          )}
          {run.id !== null && !run.outdated && run.imported_from === null && (
            <Button variant="default" onClick={() => setIsComparing(true)}>
              {whatIfMessages.open}
            </Button>
          )}
          {run.can.authorize && (
            <Button loading={authorization.isPending} onClick={() => authorization.mutate()}>
              {texts.authorize}
            </Button>
          )}
        </Group>
      </Group>
      <ImportResultsDialog run={run} isOpen={isImporting} close={() => setIsImporting(false)} />
      <WhatIfDialog run={run} isOpen={isComparing} close={() => setIsComparing(false)} />
      <Text c="dimmed" size="sm" mb="sm">
        {historyOf(run).join(' · ')}
      </Text>
      {run.obstacles.length > 0 && (
        <Alert color="yellow" mb="md" title={texts.before(run.state === 'autorizada')}>
          <List size="sm">
            {run.obstacles.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {run.process === SETTLEMENT_PROCESS && <Settlements run={run} />}
      {run.id !== null && (
        <>
          <RunTotals run={run} />
          <FindingsTable runId={run.id} run={run} />
          {run.process === ORDINARY && run.can.calculate && run.imported_from === null && (
            <Corrections run={run} />
          )}
          <PayrollSheet run={run} />
        </>
      )}
    </section>
  );
}

/** When it is paid, and who did what. */
function historyOf({
  payment_date,
  version,
  imported_from,
  calculated,
  authorized,
  closed,
}: PayrollRun): string[] {
  const signed = (sentence: (name: string, moment: string) => string, one: PayrollRun['closed']): string[] =>
    one === null ? [] : [sentence(one.name, formatMoment(one.at))];
  return [
    texts.payment(payment_date),
    ...(version === 0 ? [] : [texts.version(version)]),
    ...signed(imported_from === null ? texts.calculatedBy : resultImportMessages.importedBy, calculated),
    ...(imported_from === null ? [] : [resultImportMessages.importedFrom(imported_from)]),
    ...signed(texts.authorizedBy, authorized),
    ...signed(texts.closedBy, closed),
  ];
}
