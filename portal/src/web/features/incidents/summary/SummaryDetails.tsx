import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { DOUBLES, TRIPLES } from '@lienzo/schema/capture/overtime-lines';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { Table, Text } from '@mantine/core';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { capturedAmount } from './captured-amount';
import { incidentLines } from './incident-lines';
import classes from './summary.module.css';

const { summaryScreen: texts } = captureMessages;

/** What one person has: incidents, disabilities and overtime, each in a small table if there is any. */
export function SummaryDetails({ employee }: { employee: CaptureByPeriod['employees'][number] }) {
  const { incidents, disabilities, overtime } = employee;
  const { lines, doubles, triples } = overtime;
  return (
    <div className={classes.parts}>
      <Part
        title={texts.incidents.title}
        heads={[texts.incidents.concept, texts.incidents.amount, texts.incidents.date]}
        figures={[texts.incidents.amount]}
        rows={incidentLines(incidents)}
      />
      <Part
        title={texts.disabilities.title}
        heads={[
          texts.disabilities.type,
          texts.disabilities.folio,
          texts.disabilities.date,
          texts.disabilities.days,
        ]}
        figures={[texts.disabilities.days]}
        rows={disabilities.map(({ tipo, folio, fecha, dias }) => [
          tipo,
          folio,
          formatMediumDate(fecha),
          texts.days(`${dias}`),
        ])}
      />
      <Part
        title={texts.overtime.title}
        heads={[texts.overtime.week, texts.overtime.doubles, texts.overtime.triples, texts.overtime.date]}
        figures={[texts.overtime.doubles, texts.overtime.triples]}
        rows={
          lines.length === 0
            ? []
            : [
                ...lines.map(({ semana, clave_concepto, horas, fecha }) => [
                  semana,
                  clave_concepto === DOUBLES ? capturedAmount('HR', horas) : '',
                  clave_concepto === TRIPLES ? capturedAmount('HR', horas) : '',
                  formatMediumDate(fecha),
                ]),
                [texts.overtime.total, capturedAmount('HR', doubles), capturedAmount('HR', triples), ''],
              ]
        }
      />
    </div>
  );
}

type PartProps = {
  title: string;
  heads: readonly string[];
  /** The heads of columns of figures. */
  figures: readonly string[];
  rows: readonly (readonly string[])[];
};

function Part({ title, heads, figures, rows }: PartProps) {
  if (rows.length === 0) return null;
  const look = (head: string) => (figures.includes(head) ? { className: listClasses.number ?? '' } : {});
  return (
    <div>
      <Text size="xs" fw={550} c="dimmed" mb={4}>
        {title}
      </Text>
      <Table className={classes.part ?? ''} aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head} {...look(head)}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.join(' ')} className="lienzo-figures">
              {heads.map((head, at) => (
                <Table.Td key={head} {...look(head)}>
                  {row[at]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
