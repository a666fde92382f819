import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { clientChoicesQuery, costCentersQuery, paysheetsQuery } from '../lookup-queries';
import { paysheetChoiceLabel } from '../paysheet-label';
import classes from './FoldedFilters.module.css';
import { type PayrollFilters, paysheetIdsOf } from './payroll-filters';
import { useSharedPeriods } from './use-shared-periods';

type FoldedFiltersProps = {
  filters: PayrollFilters;
  /** Id of the fields that fold. */
  place: string;
  isFolded: boolean;
  /** Whether the fields had the focus: on arrival nothing is taken. */
  wereUsed: RefObject<boolean>;
  toggle: () => void;
  /** Shows the fields with the list of one of them open. */
  open: (field: 'first' | 'second' | 'last') => void;
};

/** What is chosen in one line: each part opens its list, and the button shows all fields. */
export function FoldedFilters({ filters, place, isFolded, wereUsed, toggle, open }: FoldedFiltersProps) {
  const button = useRef<HTMLButtonElement>(null);
  const clients = useQuery(clientChoicesQuery).data ?? [];
  const paysheets = useQuery(paysheetsQuery(filters.cliente)).data ?? [];
  const { periods } = useSharedPeriods(filters);
  const chosen = paysheetIdsOf(filters);
  const client = clients.find(({ id }) => id === filters.cliente)?.name;
  const names = paysheets.filter(({ id }) => chosen.includes(id)).map((one) => paysheetChoiceLabel(one));
  const period = periods?.find(({ id }) => id === filters.periodo)?.mes;
  const center = useCostCenter(filters);
  // The field that was used last has gone, and the focus with it.
  useEffect(() => {
    if (isFolded && wereUsed.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isFolded, wereUsed]);
  const parts = [
    { field: 'first', label: captureMessages.changeClient, text: client },
    { field: 'second', label: captureMessages.changePaysheet, text: names.join(', ') },
    { field: 'last', label: captureMessages.changePeriod, text: period },
  ] as const;
  return (
    <div className={classes.folded}>
      {isFolded &&
        parts.map(
          ({ field, label, text }) =>
            text !== undefined &&
            text !== '' && (
              <UnstyledButton
                key={field}
                className={classes.part ?? ''}
                data-part={field}
                title={`${label}: ${text}`}
                onClick={() => open(field)}
              >
                {text}
              </UnstyledButton>
            ),
        )}
      {isFolded && center !== undefined && <span className={classes.center}>{center}</span>}
      <Button
        ref={button}
        className={classes.toggle ?? ''}
        size="compact-sm"
        variant="default"
        aria-label={isFolded ? captureMessages.changeFilters : captureMessages.hideFilters}
        aria-expanded={!isFolded}
        aria-controls={place}
        onClick={toggle}
      >
        {isFolded ? captureMessages.change : captureMessages.hide}
      </Button>
    </div>
  );
}

/** The name of the chosen cost centre: it hides people, so the line says it. */
function useCostCenter({ cliente = '', centro, ...filters }: PayrollFilters): string | undefined {
  const [paysheet = 0] = paysheetIdsOf(filters);
  const centers = useQuery({ ...costCentersQuery(cliente, paysheet), enabled: centro !== undefined });
  return centers.data?.find(({ id }) => id === centro)?.cost_center;
}
