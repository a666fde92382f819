import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { Table } from '@mantine/core';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { capturedAmount } from './captured-amount';
import classes from './summary.module.css';

const { totals: texts } = captureMessages.summaryScreen;

/** What the payrolls have of each concept, beside the period before. */
export function SummaryTotals({ totals }: { totals: CaptureByPeriod['totals'] }) {
  if (totals.length === 0) return null;
  const number = { className: listClasses.number ?? '' };
  const hasPrevious = totals.some(({ previous }) => previous !== null);
  return (
    <div className={`${listClasses.frame} ${classes.totals}`}>
      <Table className={`${listClasses.table} ${classes.part}`} aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.concept}</Table.Th>
            <Table.Th {...number}>{texts.total}</Table.Th>
            <Table.Th {...number}>{texts.people}</Table.Th>
            {hasPrevious && <Table.Th {...number}>{texts.previous}</Table.Th>}
            {hasPrevious && (
              <Table.Th className={`${listClasses.number} ${classes.wide}`}>{texts.difference}</Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {totals.map(({ key, description, type_value, total, people, previous }) => (
            <Table.Tr key={key} className="lienzo-figures">
              <Table.Td title={key}>{description}</Table.Td>
              <Table.Td {...number}>{capturedAmount(type_value, total)}</Table.Td>
              <Table.Td {...number}>{people}</Table.Td>
              {hasPrevious && (
                <>
                  <Table.Td {...number}>{capturedAmount(type_value, previous ?? '0')}</Table.Td>
                  <Table.Td className={`${listClasses.number} ${classes.wide}`}>
                    {differenceOf(type_value, total, previous ?? '0')}
                  </Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function differenceOf(
  type: CaptureByPeriod['totals'][number]['type_value'],
  total: string,
  previous: string,
) {
  const difference = new ExactDecimal(total).minus(previous);
  if (difference.isZero()) return texts.same;
  return `${difference.isNegative() ? '−' : '+'}${capturedAmount(type, difference.abs().toFixed(2))}`;
}
