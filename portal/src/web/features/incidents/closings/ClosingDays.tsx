import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { CAPTURE_KINDS } from '@lienzo/schema/capture/capture-rows';
import type { Closing } from '@lienzo/schema/capture/closing-endpoints';
import { formatLongDate } from '@lienzo/schema/data/format';
import { Badge, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import classes from './closings.module.css';

const { closings: texts } = captureMessages;

/** A list of closings under each day. */
export function ClosingDays({ closings, today }: { closings: readonly Closing[]; today: string }) {
  return (
    <ol className={classes.days}>
      {[...Map.groupBy(closings, ({ closes }) => closes)].map(([day, ofDay]) => (
        <li key={day}>
          <div className={classes.day}>
            <Text component="h3" size="sm" fw={550}>
              {formatLongDate(day)}
            </Text>
            {day === today && <Badge variant="light">{texts.today}</Badge>}
          </div>
          <ul className={classes.list}>
            {ofDay.map((closing) => (
              <ClosingItem key={closing.period_id} closing={closing} isPast={day < today} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const COLORS = { Abierto: 'orange', Capturado: 'brand', Finalizado: 'gray' } as const;

function ClosingItem({ closing, isPast }: { closing: Closing; isPast: boolean }) {
  const { client, mes, estatus, states, captured, people, executives } = closing;
  const name = paysheetLabel(closing);
  const isOpen = estatus === 'Abierta';
  const search = {
    cliente: closing.client_id,
    nominas: `${closing.paysheet_id}`,
    anio: closing.calendar,
    proceso: closing.process_id,
    periodo: closing.period_id,
  };
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <Text size="sm" fw={550}>
          {name} · {mes}{' '}
          {isOpen && isPast && (
            <Badge size="sm" color="red" variant="light">
              {texts.overdue}
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {client}
        </Text>
        <Text size="xs" c="dimmed">
          {executives.length === 0 ? texts.nobody : executives.join(', ')}
        </Text>
      </div>
      <div className={classes.states}>
        {CAPTURE_KINDS.map((kind) => (
          <Badge key={kind} size="sm" variant="light" color={COLORS[states[kind]]}>
            {`${texts.kinds[kind]}: ${texts.states[states[kind]]}`}
          </Badge>
        ))}
        <Text size="xs" c="dimmed" className="lienzo-figures">
          {texts.captured(captured, people)}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={texts.of(isOpen ? texts.capture : texts.summary, name)}
        renderRoot={(props) => (
          <Link to={isOpen ? '/app/incidents_new' : '/app/summary_incidents'} search={search} {...props} />
        )}
      >
        {isOpen ? texts.capture : texts.summary}
      </Button>
    </li>
  );
}
