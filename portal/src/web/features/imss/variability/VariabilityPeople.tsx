import { formatCell, formatMediumDate } from '@lienzo/schema/data/format';
import { VARIABILITY_PAGE, type VariabilityRow } from '@lienzo/schema/imss/variability-endpoints';
import { variabilityMessages as texts } from '@lienzo/schema/imss/variability-messages';
import { Checkbox, Pagination, Skeleton, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import classes from '../imss.module.css';
import { TableFrame } from '../TableFrame';
import { variabilityQuery } from './variability-queries';

type VariabilityPeopleProps = {
  requestId: number;
  chosen: ReadonlySet<number>;
  choose: (chosen: ReadonlySet<number>) => void;
};

/** Each person's calculation; those who are chosen are the ones that 'Añadir mov.' adds. */
export function VariabilityPeople({ requestId, chosen, choose }: VariabilityPeopleProps) {
  const [page, setPage] = useState(1);
  const people = useQuery(variabilityQuery(requestId, page));
  if (people.isLoadingError)
    return (
      <FailedState title={texts.peopleFailed} error={people.error} retry={() => void people.refetch()} />
    );
  if (people.data === undefined) return <Skeleton height={160} />;
  const { total, changed, effective_date, rows } = people.data;
  if (total === 0) return null;
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  return (
    <div className={classes.part}>
      <Title order={2} size="h4">
        {texts.people}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.counted(changed, total, formatMediumDate(effective_date ?? ''))}{' '}
        {chosen.size > 0 && texts.selected(chosen.size)}
      </Text>
      <TableFrame label={texts.people}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={40}>
              <VisuallyHidden>{texts.choosePerson}</VisuallyHidden>
            </Table.Th>
            <Table.Th>{texts.columns.name}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.columns.earned}</Table.Th>
            <Table.Th className={`${listClasses.number} ${listClasses.wide}`}>
              {texts.columns.factor}
            </Table.Th>
            <Table.Th className={`${listClasses.number} ${listClasses.wide}`}>{texts.columns.fixed}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.columns.variable}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.columns.current}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.columns.sbc}</Table.Th>
            <Table.Th>{texts.columns.note}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Person
              key={row.employee_id}
              row={row}
              isChosen={chosen.has(row.employee_id)}
              toggle={() => toggle(row.employee_id)}
            />
          ))}
        </Table.Tbody>
      </TableFrame>
      {total > VARIABILITY_PAGE && (
        <Pagination
          mt="sm"
          size="sm"
          total={Math.ceil(total / VARIABILITY_PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': texts.pages[control] })}
        />
      )}
    </div>
  );
}

const money = (amount: string | null): string =>
  amount === null ? '—' : formatCell(amount, 'numeric', 'moneda');

function Person({ row, isChosen, toggle }: { row: VariabilityRow; isChosen: boolean; toggle: () => void }) {
  const number = listClasses.number ?? '';
  const notes = [
    row.limited === null ? null : texts.limited[row.limited],
    row.is_added ? texts.isAdded : row.is_changed ? null : texts.unchanged,
    row.finding,
  ].filter((one) => one !== null);
  return (
    <Table.Tr className="lienzo-figures">
      <Table.Td>
        {row.is_changed && (
          <Checkbox
            size="xs"
            aria-label={texts.selectPerson(row.name)}
            checked={isChosen}
            onChange={toggle}
          />
        )}
      </Table.Td>
      <Table.Td>{[row.human_id, row.name].filter(Boolean).join(' ')}</Table.Td>
      <Table.Td className={number}>{row.earned}</Table.Td>
      <Table.Td className={`${number} ${listClasses.wide}`}>{row.factor ?? '—'}</Table.Td>
      <Table.Td className={`${number} ${listClasses.wide}`}>{money(row.fixed_part)}</Table.Td>
      <Table.Td className={number}>{money(row.variable_part)}</Table.Td>
      <Table.Td className={number}>{money(row.current_sbc)}</Table.Td>
      <Table.Td className={number} fw={row.is_changed ? 600 : 400}>
        {money(row.sbc)}
      </Table.Td>
      <Table.Td>{notes.join('. ')}</Table.Td>
    </Table.Tr>
  );
}
