import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import listClasses from '../../shared/lists/ListTable.module.css';

/** A table that may be wider than its screen; the keyboard scrolls it. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={listClasses.frame} tabIndex={0} aria-label={label}>
      <Table className={listClasses.table ?? ''} aria-label={label}>
        {children}
      </Table>
    </section>
  );
}
