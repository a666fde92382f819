import { PARTS_PAGE } from '@lienzo/schema/api/parts-endpoints';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { partsMessages } from '@lienzo/schema/messages/parts-messages';
import { Pagination, Text } from '@mantine/core';
import classes from '../downloads.module.css';

type PartsPagesProps = {
  /** Files on all pages. */
  total: number;
  page: number;
  change: (page: number) => void;
};

/** Which files are shown, and the way to the others. */
export function PartsPages({ total, page, change }: PartsPagesProps) {
  const from = (page - 1) * PARTS_PAGE + 1;
  return (
    <div className={classes.foot}>
      <Text size="sm" c="dimmed" role="status">
        {partsMessages.list.shown(from, Math.min(total, from + PARTS_PAGE - 1), total)}
      </Text>
      {total > PARTS_PAGE && (
        <Pagination
          size="sm"
          total={Math.ceil(total / PARTS_PAGE)}
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
