import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { endpoints } from '@lienzo/schema/endpoints';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import type { WhatIfPerson, WhatIfResult } from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages as texts } from '@lienzo/schema/runs/what-if-messages';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { saveFile } from '../../../shared/downloads/save-file';
import { notify } from '../../../shared/notices/notify';
import { money } from '../../../shared/payroll/money';
import classes from './what-if.module.css';
import { queryOf, type WhatIfValues } from './what-if-values';

type WhatIfResultsProps = { run: PayrollRun; values: WhatIfValues; result: WhatIfResult };

/** Totals first, then the people, those who change most first. */
export function WhatIfResults({ run, values, result }: WhatIfResultsProps) {
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await callFile(endpoints.payroll_what_if_book, { query: queryOf(run, values) }),
        `${texts.book.fileName(run.nomina, run.periodo)}.xlsx`,
      ),
    onError: (error) => notify.danger(messageOf(error), 'what if'),
  });
  const { changed, people, problems, rows } = result;
  return (
    <section aria-label={texts.table}>
      <Group justify="space-between" mb="sm">
        <Text fw={600} role="status">
          {texts.summary(changed, people)}
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {texts.download}
        </Button>
      </Group>
      {problems > 0 && (
        <Alert color="yellow" mb="sm">
          {texts.notCalculated(problems)}
        </Alert>
      )}
      <Totals totals={result.totals} />
      {rows.length > 0 && <People rows={rows} />}
      {rows.length < changed && (
        <Text size="xs" c="dimmed" mt={4}>
          {texts.first(rows.length)}
        </Text>
      )}
    </section>
  );
}

function Totals({ totals }: { totals: WhatIfResult['totals'] }) {
  const { columns } = texts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className={classes.compared} tabIndex={0} aria-label={texts.totalsTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.concept}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.difference}</th>
          </tr>
        </thead>
        <tbody>
          {(['perceptions', 'deductions', 'net', 'employer_cost'] as const).map((name) => (
            <tr key={name} className="lienzo-figures">
              <th scope="row">{texts.amounts[name]}</th>
              <td>{money(totals[name].before)}</td>
              <td>{money(totals[name].after)}</td>
              <td>{signed(totals[name].difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function People({ rows }: { rows: readonly WhatIfPerson[] }) {
  const { columns } = texts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className={classes.compared} tabIndex={0} aria-label={texts.scrolls}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.netBefore}</th>
            <th scope="col">{columns.netAfter}</th>
            <th scope="col">{columns.difference}</th>
            <th scope="col">{columns.costDifference}</th>
            <th scope="col">{columns.causes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ employee_id, human_id, name, net, employer_cost, causes, problem }) => (
            <tr key={employee_id} className="lienzo-figures">
              <th scope="row">{name}</th>
              <td>{human_id}</td>
              <td>{money(net.before)}</td>
              <td>{money(net.after)}</td>
              <td>{signed(net.difference)}</td>
              <td>{signed(employer_cost.difference)}</td>
              <td>{problem ?? causes.map((one) => `${one.concept} ${signed(one.difference)}`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function signed(amount: string): string {
  const value = new ExactDecimal(amount);
  if (value.isZero()) return money(amount);
  return `${value.isNegative() ? '−' : '+'}${money(value.abs().toFixed(2))}`;
}
