import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { money } from '../../shared/payroll/money';
import { netDifference } from '../../shared/payroll/net-difference';
import classes from './runs.module.css';

const texts = runMessages.run;

/** The totals of a run, beside the period before. */
export function RunTotals({ run }: { run: PayrollRun }) {
  const { provision_aguinaldo: aguinaldo, provision_vacaciones: vacations } = run;
  const { provision_prima_vacacional: premium } = run;
  const provisions = plus(aguinaldo, vacations, premium);
  const totals: [label: string, value: string][] = [
    [texts.people, run.people.toLocaleString('es-MX')],
    [texts.perceptions, money(run.total_perceptions)],
    [texts.deductions, money(run.total_deductions)],
    [texts.net, money(run.net_pay)],
    [texts.employerCost, money(minus(run.employer_cost, run.payroll_tax))],
    [texts.payrollTax, payrollTaxOf(run)],
    // Results of another process, or of before they were stored, have none, so they have no whole cost either.
    ...(isZero(provisions)
      ? notInFile(run)
      : ([
          [texts.provisions, money(provisions)],
          [texts.totalCost, money(plus(run.total_perceptions, run.employer_cost, provisions))],
        ] satisfies [string, string][])),
    ...(run.previous_net_pay === null
      ? []
      : ([
          [texts.previous, money(run.previous_net_pay)],
          [texts.difference, netDifference(run.net_pay, run.previous_net_pay)],
        ] satisfies [string, string][])),
  ];
  return (
    <dl className={classes.totals}>
      {totals.map(([label, value]) => (
        <div
          key={label}
          title={
            label === texts.provisions
              ? texts.provisionsHelp(money(aguinaldo), money(vacations), money(premium))
              : undefined
          }
        >
          <dt>{label}</dt>
          <dd className="lienzo-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Another program's file has neither, which is not the same as nothing being due. */
const payrollTaxOf = ({ imported_from, payroll_tax }: PayrollRun): string =>
  imported_from !== null ? texts.notInFile : isZero(payroll_tax) ? texts.noPayrollTax : money(payroll_tax);

const notInFile = ({ imported_from }: PayrollRun): [label: string, value: string][] =>
  imported_from === null ? [] : [[texts.provisions, texts.notInFile]];

const plus = (...amounts: string[]): string =>
  amounts.reduce((sum, one) => sum.plus(one), new ExactDecimal(0)).toFixed(2);

const isZero = (amount: string): boolean => new ExactDecimal(amount).isZero();

const minus = (amount: string, other: string): string => new ExactDecimal(amount).minus(other).toFixed(2);
