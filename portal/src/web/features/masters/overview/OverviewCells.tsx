import { formatDayAndMonth, formatMediumDate } from '@lienzo/schema/data/format';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { OverviewPeriod } from '@lienzo/schema/runs/overview-endpoints';
import { overviewMessages as texts } from '@lienzo/schema/runs/overview-messages';
import { Badge, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import list from '../../../shared/lists/ListTable.module.css';
import { money } from '../../../shared/payroll/money';
import { netDifference } from '../../../shared/payroll/net-difference';
import { RunBadge } from '../../../shared/payroll/RunBadge';

type CellProps = { period: OverviewPeriod };

/** Which period it is, and of which process when it is not the ordinary one. */
export function PeriodName({ period }: CellProps) {
  const { periodo, process, process_name, initial_date, end_date, payment_date } = period;
  const today = todayInMexico();
  return (
    <>
      {periodo}
      {process !== 'ORD' && ` · ${process_name}`}{' '}
      {end_date < today && (
        <Badge size="xs" color="orange" variant="light" tt="none">
          {texts.unfinished}
        </Badge>
      )}
      <Text size="xs" c="dimmed">
        {texts.days(formatDayAndMonth(initial_date), formatDayAndMonth(end_date))}
        {` · ${
          initial_date > today
            ? texts.begins(formatDayAndMonth(initial_date))
            : texts.payment(formatDayAndMonth(payment_date))
        }`}
      </Text>
    </>
  );
}

export function CaptureState({ period }: CellProps) {
  const { captured, captured_people, employed_people, closes } = period;
  const isOpen = captured === 'Abierta';
  const day = formatMediumDate(closes);
  return (
    <>
      <Badge size="sm" variant="light" tt="none" color={isOpen ? 'orange' : 'gray'}>
        {texts.capture[captured]}
      </Badge>
      <Text size="xs" c="dimmed" className="lienzo-figures">
        {texts.captured(captured_people, employed_people)}
        {isOpen && ` · ${closes < todayInMexico() ? texts.closed(day) : texts.closes(day)}`}
      </Text>
    </>
  );
}

/** The state of the run, what it pays to how many, and how that differs from the period before. */
export function RunState({ period }: CellProps) {
  const { state, net_pay, people, previous_net_pay, previous_people } = period;
  if (state === 'sin_calcular') return <RunBadge run={period} />;
  return (
    <>
      <RunBadge run={period} />
      <Text size="xs" className="lienzo-figures">
        {`${money(net_pay)} · ${texts.people(people)}`}
      </Text>
      <Text size="xs" c="dimmed" className="lienzo-figures">
        {previous_net_pay === null || previous_people === null
          ? texts.noPrevious
          : texts.compared(
              netDifference(net_pay, previous_net_pay),
              texts.peopleChange(people - previous_people),
            )}
      </Text>
    </>
  );
}

/** How many products are in the client's folder; a link to them. */
export function ProductsMade({ period, clientId }: CellProps & { clientId: string }) {
  const { products, state } = period;
  const old = products.filter(({ outdated }) => outdated).length;
  if (products.length === 0 && state === 'sin_calcular') return null;
  if (products.length === 0)
    return (
      <Text size="xs" c="dimmed">
        {texts.noProducts}
      </Text>
    );
  return (
    <>
      <Link
        to="/app/Productos"
        search={{
          ...{ cliente: clientId, nominas: `${period.paysheet_id}`, anio: period.calendar },
          ...{ proceso: period.process_id, periodo: period.period_id },
        }}
        className={list.name}
        title={texts.productNames(products.map(({ product }) => product))}
      >
        {texts.products(products.length)}
      </Link>
      {old > 0 && (
        <Text size="xs" c="dimmed">
          {texts.outdatedProducts(old)}
        </Text>
      )}
    </>
  );
}
