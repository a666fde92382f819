import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { money } from './money';
import classes from './runs.module.css';

const texts = runMessages.run;

/** The totals of a run, beside the period before. */
export function RunTotals({ run }: { run: PayrollRun }) {
  const totals: [label: string, value: string][] = [
    [texts.people, run.people.toLocaleString('es-MX')],
    [texts.perceptions, money(run.total_perceptions)],
    [texts.deductions, money(run.total_deductions)],
    [texts.net, money(run.net_pay)],
    [texts.employerCost, money(run.employer_cost)],
    ...(run.previous_net_pay === null
      ? []
      : ([
          [texts.previous, money(run.previous_net_pay)],
          [texts.difference, differenceOf(run.net_pay, run.previous_net_pay)],
        ] satisfies [string, string][])),
  ];
  return (
    <dl className={classes.totals}>
      {totals.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="lienzo-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** With its sign, and percent of the period before where that paid something. */
function differenceOf(net: string, previous: string): string {
  const difference = new ExactDecimal(net).minus(previous);
  if (difference.isZero()) return texts.same;
  const amount = `${difference.isNegative() ? '−' : '+'}${money(difference.abs().toFixed(2))}`;
  const before = new ExactDecimal(previous);
  if (before.isZero()) return amount;
  return `${amount} (${difference.abs().times(100).dividedBy(before).toFixed(1)} %)`;
}
