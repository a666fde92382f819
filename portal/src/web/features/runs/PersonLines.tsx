import { endpoints } from '@lienzo/schema/endpoints';
import { overrideMessages as texts } from '@lienzo/schema/runs/override-messages';
import { Button, Group, Table, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import listClasses from '../../shared/lists/ListTable.module.css';
import { notify } from '../../shared/notices/notify';
import { money } from '../../shared/payroll/money';
import { runsKey } from '../../shared/payroll/requests/requests-queries';
import { OverrideDialog } from './OverrideDialog';
import type { PersonLine, PersonPosition } from './person-line';

type PersonLinesProps = { position: PersonPosition; lines: readonly PersonLine[]; mayChange: boolean };

/** What a person is paid and deducted; an amount may be set by hand, and goes back to what is calculated. */
export function PersonLines({ position, lines, mayChange }: PersonLinesProps) {
  const [changed, setChanged] = useState<PersonLine | null>(null);
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ concept_id }: PersonLine) =>
      call(endpoints.delete_payroll_override, { body: { ...position, concept_id } }),
    onSuccess: ({ message }) => notify.success(message, 'payroll override'),
    onError: (error) => notify.danger(messageOf(error), 'payroll override'),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  });
  return (
    <section aria-label={texts.title}>
      <Title order={3} size="h6" mb="xs">
        {texts.title}
      </Title>
      <div className={listClasses.frame}>
        <Table className={listClasses.table ?? ''} aria-label={texts.title}>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={`${line.concept_id} ${line.corrects ?? ''}`} className="lienzo-figures">
                <Table.Th scope="row" fw={500}>
                  {line.description}
                  {line.override !== null && (
                    <Text size="xs" c="dimmed">
                      {texts.setBy(money(line.override.amount), line.override.author, line.override.reason)}
                      {line.override.amount !== line.amount && ` ${texts.waits}`}
                    </Text>
                  )}
                </Table.Th>
                <Table.Td className={listClasses.number ?? ''}>
                  {line.kind === 'Incidencia' ? line.units : money(line.amount)}
                </Table.Td>
                <Table.Td>
                  {mayChange && line.kind !== 'Incidencia' && line.corrects === null && (
                    <Group gap={4} justify="flex-end">
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        aria-label={texts.changeOf(line.description)}
                        onClick={() => setChanged(line)}
                      >
                        {texts.change}
                      </Button>
                      {line.override !== null && (
                        <Button
                          size="compact-xs"
                          variant="subtle"
                          color="red"
                          loading={removal.isPending}
                          onClick={() => removal.mutate(line)}
                        >
                          {texts.remove}
                        </Button>
                      )}
                    </Group>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <OverrideDialog position={position} line={changed} close={() => setChanged(null)} />
    </section>
  );
}
