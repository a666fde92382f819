import type { PayrollNext } from '@lienzo/schema/runs/overview-endpoints';
import { overviewMessages as texts } from '@lienzo/schema/runs/overview-messages';
import { CALCULATION, CLOSING } from '@lienzo/schema/runs/products';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './NextStep.module.css';

/** The period that it is about. */
type PeriodScope = {
  client_id: string;
  paysheet_id: number;
  period_id: number;
  process_id: number;
  calendar: number;
  nomina: string;
  periodo: string;
};

type NextStepProps = { next: PayrollNext; place: PeriodScope };

/** What comes next in a period, with everything selected where it is done, and who does it. */
export function NextStep({ next, place }: NextStepProps) {
  return (
    <div>
      <StepLink next={next} place={place} />
      {next.who !== null && (
        <Text size="xs" c="dimmed">
          {texts.whoOf(next)}
        </Text>
      )}
    </div>
  );
}

/** The link alone; words where there is nothing to do. */
export function StepLink({ next: { step }, place }: NextStepProps) {
  const props = {
    className: classes.step,
    children: texts.steps[step],
    'aria-label': texts.stepOf(step, place.nomina, place.periodo),
  };
  const search = {
    cliente: place.client_id,
    nominas: `${place.paysheet_id}`,
    anio: place.calendar,
    proceso: place.process_id,
    periodo: place.period_id,
  };
  switch (step) {
    case 'capture':
    case 'finalise':
      return <Link to="/app/incidents_new" search={search} {...props} />;
    case 'calculate':
    case 'recalculate':
      return <Link to="/app/cierre" search={{ ...search, solicitud: CALCULATION }} {...props} />;
    case 'close':
      return <Link to="/app/cierre" search={{ ...search, solicitud: CLOSING }} {...props} />;
    case 'wait':
    case 'resolve':
    case 'authorize':
      return <Link to="/app/cierre" search={search} {...props} />;
    case 'products':
      return <Link to="/app/Productos" search={search} {...props} />;
    case 'done':
      return <Text size="sm">{texts.steps[step]}</Text>;
  }
}
