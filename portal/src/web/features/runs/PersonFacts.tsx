import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { payroll_trace } from '@lienzo/schema/runs/trace-endpoints';
import { traceMessages as texts } from '@lienzo/schema/runs/trace-messages';
import { Text } from '@mantine/core';
import { money } from '../../shared/payroll/money';
import classes from './runs.module.css';

const pesos = (amount: string | null): string => (amount === null ? texts.noSalary : money(amount));

/** Who the person was in the period: what a receipt shows besides amounts. */
export function PersonFacts({ facts }: { facts: ResponseOf<typeof payroll_trace>['facts'] }) {
  const { position, daily_salary, sbc, register, cost_center, source } = facts;
  const rows = [
    [texts.position, position],
    [texts.dailySalary, pesos(daily_salary)],
    [texts.sbc, pesos(sbc)],
    [texts.register, register],
    [texts.costCenter, cost_center],
  ] as const;
  return (
    <section aria-label={texts.facts}>
      <dl className={classes.steps}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="lienzo-figures">{value}</dd>
          </div>
        ))}
      </dl>
      {source !== '' && (
        <Text size="xs" c="dimmed">
          {source}
        </Text>
      )}
    </section>
  );
}
