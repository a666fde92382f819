import { endpoints } from '@lienzo/schema/endpoints';
import type { TraceRecord } from '@lienzo/schema/payroll/engine/trace';
import { figureMessages } from '@lienzo/schema/rule-messages/figure-messages';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import { traceMessages as texts, traceWord } from '@lienzo/schema/runs/trace-messages';
import { Alert, Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { useLayer } from '../../shared/layers/use-layer';
import { FailedState } from '../../shared/states/FailedState';
import { PersonFacts } from './PersonFacts';
import { PersonLines } from './PersonLines';
import { RecalculateButton } from './RecalculateButton';
import classes from './runs.module.css';

export type Traced = { employeeId: number; name: string };

type TraceDrawerProps = {
  of: { paysheetId: number; periodId: number; version: number };
  /** null: it is closed. */
  person: Traced | null;
  close: () => void;
};

/** What a person is paid, and '¿De dónde sale?': every rule that decided something about it, in order. */
export function TraceDrawer({ of, person, close }: TraceDrawerProps) {
  useLayer(person !== null, close);
  return (
    <Drawer
      opened={person !== null}
      onClose={close}
      position="right"
      size={520}
      title={person === null ? texts.title : texts.of(person.name)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {person !== null && <Trace of={of} employeeId={person.employeeId} close={close} />}
    </Drawer>
  );
}

type TraceProps = { of: TraceDrawerProps['of']; employeeId: number; close: () => void };

function Trace({ of, employeeId, close }: TraceProps) {
  const { paysheetId, periodId, version } = of;
  const trace = useQuery({
    queryKey: ['runs', 'trace', periodId, version, employeeId],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_trace, {
        query: { nomina_id: paysheetId, period: periodId, employee_id: employeeId },
        signal,
      }),
    // Something it depends on may have changed since it was closed.
    staleTime: 0,
  });
  if (trace.isLoadingError)
    return <FailedState title={texts.failed} error={trace.error} retry={() => void trace.refetch()} />;
  if (trace.data === undefined) return <Skeleton height={320} />;
  const position = { nomina_id: paysheetId, period: periodId, employee_id: employeeId };
  return (
    <Stack gap="md">
      {trace.data.imported_from !== null && (
        <Alert color="gray">{resultImportMessages.importedFrom(trace.data.imported_from)}</Alert>
      )}
      {!trace.data.reproduces && (
        <Alert color="orange" role="alert">
          {texts.differs}
        </Alert>
      )}
      {trace.data.can.override && <RecalculateButton position={position} leave={close} />}
      <PersonFacts facts={trace.data.facts} />
      <PersonLines position={position} lines={trace.data.lines} mayChange={trace.data.can.override} />
      <ol className={classes.trace}>
        {trace.data.records.map((record, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may decide twice, and the order never changes
          <li key={`${record.rule} ${at}`}>
            <Rule record={record} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Rule({ record }: { record: TraceRecord }) {
  const { rule, article, inputs, figures, base, rate, unrounded, rounded } = record;
  const steps = [
    ...Object.entries(inputs).map(([name, value]) => [traceWord(name), value] as const),
    ...(base === null ? [] : [[texts.base, base] as const]),
    ...(rate === null ? [] : [[texts.rate, rate] as const]),
    ...(unrounded === null || unrounded === rounded ? [] : [[texts.unrounded, unrounded] as const]),
    ...(rounded === null ? [] : [[texts.result, rounded] as const]),
  ];
  return (
    <>
      <Title order={3} size="h6">
        {traceWord(rule)}
      </Title>
      <Text size="xs" c="dimmed">
        {article}
      </Text>
      <dl className={classes.steps}>
        {steps.map(([label, value]) => (
          <div key={label} data-result={label === texts.result || undefined}>
            <dt>{label}</dt>
            <dd className="lienzo-figures">{withSeparators(value)}</dd>
          </div>
        ))}
      </dl>
      {figures.map(({ kind, vigente_desde, fuente }) => (
        <Text size="xs" key={`${kind} ${vigente_desde}`}>
          {texts.figure(nameOf(kind), slashedDate(vigente_desde), fuente)}
        </Text>
      ))}
    </>
  );
}

/** Exact decimals with the thousands apart; everything else as it is. */
const withSeparators = (value: string): string =>
  /^-?\d+(\.\d+)?$/.test(value) ? value.replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ',') : value;

const nameOf = (kind: string): string =>
  Object.entries(figureMessages.names).find(([name]) => name === kind)?.[1] ?? kind;
