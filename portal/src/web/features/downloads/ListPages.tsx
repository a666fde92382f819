import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Pagination, Text } from '@mantine/core';
import classes from './downloads.module.css';

type ListPagesProps = {
  /** Files on all pages. */
  total: number;
  page: number;
  /** Files of a page. */
  size: number;
  change: (page: number) => void;
};

/** Which files are shown, and the way to the others. */
export function ListPages({ total, page, size, change }: ListPagesProps) {
  const from = (page - 1) * size + 1;
  return (
    <div className={classes.foot}>
      <Text size="sm" c="dimmed" role="status">
        {partsMessages.list.shown(from, Math.min(total, from + size - 1), total)}
      </Text>
      {total > size && (
        <Pagination
          size="sm"
          total={Math.ceil(total / size)}
          value={page}
          onChange={change}
          aria-label={partsMessages.list.pages}
          getItemProps={(number) => ({ 'aria-label': masterMessages.pageOf(number) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? masterMessages.nextPage : masterMessages.previousPage,
          })}
        />
      )}
    </div>
  );
}
