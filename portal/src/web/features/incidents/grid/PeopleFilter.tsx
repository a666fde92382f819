import { captureGridMessages as texts } from '@lienzo/schema/capture/capture-grid-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Select, Text } from '@mantine/core';
import { SearchField } from '../../../shared/lists/SearchField';
import { PEOPLE_ORDERS } from './people-order';
import classes from './sheet.module.css';
import type { SheetRow } from './sheet-row';
import type { ShownRows } from './use-shown-rows';

type PeopleFilterProps<Row> = { filter: ShownRows<Row>; count: number; all: number };

/** 'Filtrar por ID o nombre del Trabajador', and how many it finds. */
export function PeopleFilter<Row extends SheetRow>({ filter, count, all }: PeopleFilterProps<Row>) {
  return (
    <>
      <SearchField
        label={texts.filter}
        clearLabel={captureMessages.clearSearch}
        words={filter.words}
        change={filter.search}
      />
      <Select
        aria-label={texts.order}
        allowDeselect={false}
        w={168}
        style={{ flex: '0 0 auto' }}
        value={filter.order}
        onChange={(order) => filter.sort(PEOPLE_ORDERS.find((one) => one === order) ?? 'name')}
        data={PEOPLE_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
      />
      <Text size="sm" c="dimmed" role="status" className={classes.shown ?? ''}>
        {count === 0 && (all === 0 ? texts.none : texts.noneFound(filter.words ?? ''))}
        {count > 0 && texts.shown(count)}
      </Text>
    </>
  );
}
