import { Table, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import classes from './SortHead.module.css';

export type SortOrder = 'asc' | 'desc';

type SortHeadProps = {
  children: string;
  /** The current sort order of this column; undefined when another column sorts. */
  order: SortOrder | undefined;
  /** Toggles the order, ascending first. */
  sort: (order: SortOrder) => void;
  align?: 'left' | 'right';
  className?: string;
};

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** A sortable column head. */
export function SortHead({ children, order, sort, align = 'left', className }: SortHeadProps) {
  const OrderIcon = order === undefined ? IconSelector : order === 'asc' ? IconChevronUp : IconChevronDown;
  return (
    <Table.Th
      aria-sort={order === undefined ? 'none' : ARIA[order]}
      {...(className === undefined ? {} : { className })}
    >
      <UnstyledButton
        className={classes.button}
        data-align={align}
        onClick={() => sort(order === 'asc' ? 'desc' : 'asc')}
      >
        {children}
        <OrderIcon size={15} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}
