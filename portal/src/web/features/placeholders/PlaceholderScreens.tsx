import {
  type PlaceholderScreen,
  placeholderMessages as texts,
} from '@lienzo/schema/runs/placeholder-messages';
import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../shared/states/PageTitle';
import { StatePanel } from '../../shared/states/StatePanel';

/** A screen that the specification leaves without function, with the way to what exists. */
function Placeholder({ screen }: { screen: PlaceholderScreen }) {
  const { title, text } = texts.screens[screen];
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <StatePanel icon={IconTools} title={texts.state} text={text}>
        <Button renderRoot={(props) => <Link to="/app/cierre" {...props} />}>{texts.toRuns}</Button>
      </StatePanel>
    </div>
  );
}

export const ValidationScreen = () => <Placeholder screen="validacion" />;
export const BillingControlScreen = () => <Placeholder screen="actualizarControl" />;
export const PaymentComparisonScreen = () => <Placeholder screen="confrontanomina" />;
export const StampingScreen = () => <Placeholder screen="timbrado" />;
