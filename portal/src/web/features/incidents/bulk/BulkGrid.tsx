import { type BulkContext, type BulkKind, type BulkLine, fieldsOf } from '@lienzo/schema/bulk/bulk-line';
import { bulkMessages as texts } from '@lienzo/schema/bulk/bulk-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { Checkbox, Input, Pagination, Table, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '../../../shared/workbook/correction-table.module.css';
import { BulkCell } from './BulkCell';
import { groupNames } from './group-names';
import { evidenceOf } from './match-evidence';
import { type BulkLines, EVIDENCE } from './use-bulk-lines';

/** Lines of a page. */
const PAGE = 50;

type BulkGridProps = { kind: BulkKind; bulk: BulkLines; context: BulkContext; evidence: readonly File[] };

const FIELDS: Readonly<Record<string, string>> = texts.fields;

/** What will be loaded, a line for each thing that is captured; each cell can be corrected. */
export function BulkGrid({ kind, bulk, context, evidence }: BulkGridProps) {
  const [onlyWrong, setOnlyWrong] = useState(bulk.problems.size > 0);
  const [page, setPage] = useState(1);
  const names = groupNames(kind, context);
  const positions = [...bulk.lines.keys()].filter((at) => !onlyWrong || bulk.everWrong.has(at));
  const pages = Math.max(1, Math.ceil(positions.length / PAGE));
  const current = Math.min(page, pages);
  const fields = fieldsOf(kind);
  return (
    <div>
      <Checkbox
        mb="xs"
        label={texts.onlyWrong}
        checked={onlyWrong}
        onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
      />
      {positions.length === 0 && <Text c="dimmed">{texts.allRight}</Text>}
      {positions.length > 0 && (
        <section className={classes.frame} aria-label={texts.grid}>
          <Table className={classes.table ?? ''} aria-label={texts.grid} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.rowHead}</Table.Th>
                <Table.Th>{texts.employee}</Table.Th>
                <Table.Th>{texts.group[kind]}</Table.Th>
                {kind === 'IN' && <Table.Th>{texts.evidenceOf}</Table.Th>}
                {fields.map((field) => (
                  <Table.Th key={field}>{FIELDS[field]}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {positions.slice((current - 1) * PAGE, current * PAGE).flatMap((at) => {
                const line = bulk.lines[at];
                return line === undefined
                  ? []
                  : [
                      <LineRow
                        key={at}
                        {...{ kind, line, at, fields, bulk, evidence }}
                        group={names(line.grupo)}
                      />,
                    ];
              })}
            </Table.Tbody>
          </Table>
        </section>
      )}
      {pages > 1 && (
        <Pagination
          mt="sm"
          total={pages}
          value={current}
          onChange={setPage}
          aria-label={texts.pages}
          getControlProps={(control) => ({ 'aria-label': texts.pageControl[control] })}
        />
      )}
    </div>
  );
}

type LineRowProps = {
  kind: BulkKind;
  line: BulkLine;
  at: number;
  group: string;
  fields: readonly string[];
  bulk: BulkLines;
  evidence: readonly File[];
};

function LineRow({ kind, line, at, group, fields, bulk, evidence }: LineRowProps) {
  const problems = bulk.problems.get(at);
  const { FOLIO: folio = '' } = line.valores;
  return (
    <Table.Tr data-wrong={problems === undefined ? undefined : true}>
      <Table.Td className="lienzo-figures" data-label={texts.rowHead}>
        {line.renglon}
      </Table.Td>
      <Table.Td className={classes.person ?? ''} data-label={texts.employee}>
        <span>
          <span className="lienzo-figures">{line['NUM EMPLEADO']}</span> {line.NOMBRE}
        </span>
      </Table.Td>
      <Table.Td data-label={texts.group[kind]}>
        {kind === 'E' ? formatMediumDate(line.grupo) : group}
      </Table.Td>
      {kind === 'IN' && (
        <Table.Td data-label={texts.evidenceOf}>
          <Evidence
            problem={problems?.get(EVIDENCE)}
            name={
              evidenceOf(folio, evidence)?.name ?? (bulk.stored.has(folio) ? texts.evidenceKept : texts.none)
            }
          />
        </Table.Td>
      )}
      {fields.map((field) => (
        <Table.Td key={field} data-label={FIELDS[field]}>
          <BulkCell
            kind={kind}
            group={line.grupo}
            field={field}
            label={texts.cell(FIELDS[field] ?? field, line.renglon)}
            value={line.valores[field] ?? ''}
            problem={problems?.get(field)}
            change={(text) => bulk.change(at, field, text)}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function Evidence({ problem, name }: { problem: string | undefined; name: string }) {
  return problem === undefined ? <Text size="sm">{name}</Text> : <Input.Error>{problem}</Input.Error>;
}
