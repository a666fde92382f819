import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Text } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageTitle } from '../../states/PageTitle';
import { FoldedFilters } from './FoldedFilters';
import { PayrollFilterBar } from './PayrollFilterBar';
import classes from './PayrollHead.module.css';
import type { PayrollFilters } from './payroll-filters';

type PayrollHeadProps = {
  title: string;
  lead: string;
  filters: PayrollFilters;
  /** One payroll at a time. */
  isSingle?: boolean;
  /** The payroll as a whole: no cost centre. */
  isWhole?: boolean;
  /** Of several payrolls the one whose capture closes next is chosen. */
  takesDue?: boolean;
  /** Somebody is open: a phone shows nothing but the period and them. */
  hasPerson?: boolean;
  choose: (filters: PayrollFilters) => void;
  /** What is done here most often. */
  children?: ReactNode;
};

/**
 * The head of the screens of capture. Once a period is chosen, the selection is one line and the introduction is gone, so
 * that the work has the screen.
 */
export function PayrollHead(props: PayrollHeadProps) {
  const {
    title,
    lead,
    filters,
    isSingle = false,
    isWhole = false,
    takesDue = false,
    hasPerson = false,
    choose,
    children,
  } = props;
  const [isOpened, setOpened] = useState(false);
  const isChosen = filters.periodo !== undefined;
  const isFolded = isChosen && !isOpened;
  const position = useId();
  const wereUsed = useRef(false);
  /** The fields, with the list of one of them open. */
  const open = (field: 'first' | 'second' | 'last'): void => {
    flushSync(() => setOpened(true));
    const inputs = document
      .getElementById(position)
      ?.querySelectorAll<HTMLElement>('input:not([type="hidden"])');
    const input = inputs?.[{ first: 0, second: 1, last: inputs.length - 1 }[field]];
    input?.focus();
    input?.click();
  };
  return (
    <>
      <header
        className={classes.head}
        data-chosen={isChosen || undefined}
        data-person={hasPerson || undefined}
      >
        <div className={classes.heading}>
          <PageTitle>{title}</PageTitle>
          <Text c="dimmed">{lead}</Text>
        </div>
        {isChosen && (
          <FoldedFilters
            filters={filters}
            place={position}
            isFolded={isFolded}
            wereUsed={wereUsed}
            toggle={() => setOpened(isFolded)}
            open={open}
          />
        )}
        <div className={classes.actions}>{children}</div>
      </header>
      <section
        id={position}
        className={classes.fields}
        aria-label={captureMessages.filters}
        data-folded={isFolded || undefined}
        onFocus={() => {
          wereUsed.current = true;
        }}
      >
        <PayrollFilterBar
          filters={filters}
          isSingle={isSingle}
          isWhole={isWhole}
          takesDue={takesDue}
          choose={(next) => {
            if (next.periodo !== undefined && next.periodo !== filters.periodo) setOpened(false);
            choose(next);
          }}
        />
      </section>
    </>
  );
}
