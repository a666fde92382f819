import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paysheetsQuery } from '../../../shared/payroll/lookup-queries';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import { type CaptureFilters, paysheetIdsOf } from '../capture-search';
import classes from './CaptureFilterBar.module.css';
import { useSharedPeriods } from './use-shared-periods';

type FoldedFiltersProps = {
  filters: CaptureFilters;
  /** Id of the fields that fold. */
  place: string;
  isFolded: boolean;
  toggle: () => void;
};

/** What is chosen in one line, and the button that shows the fields; only a phone has it. */
export function FoldedFilters({ filters, place, isFolded, toggle }: FoldedFiltersProps) {
  const button = useRef<HTMLButtonElement>(null);
  const paysheets = useQuery(paysheetsQuery(filters.cliente)).data ?? [];
  const { periods } = useSharedPeriods(filters);
  const chosen = paysheetIdsOf(filters);
  const names = paysheets.filter(({ id }) => chosen.includes(id)).map(paysheetLabel);
  const period = periods?.find(({ id }) => id === filters.periodo);
  // The field that was used last has gone; nothing else has a place on the screen yet.
  useEffect(() => {
    if (isFolded && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isFolded]);
  return (
    <div className={classes.folded}>
      <span>{[...names, ...(period === undefined ? [] : [period.mes])].join(' · ')}</span>
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        aria-expanded={!isFolded}
        aria-controls={place}
        onClick={toggle}
      >
        {isFolded ? captureMessages.changeFilters : captureMessages.hideFilters}
      </Button>
    </div>
  );
}
