import { formatMediumDate } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ConceptDetail } from '@lienzo/schema/masters/concept-endpoints';
import { conceptMessages as texts } from '@lienzo/schema/masters/concept-messages';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Button, Drawer, Group, Skeleton, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { MasterBookButtons } from '../book/MasterBookButtons';
import { conceptBook } from '../book/master-books';
import { ConceptDialog } from './ConceptDialog';
import { bureauConceptsQuery } from './concepts-query';

type ConceptsDrawerProps = { isOpen: boolean; mayEdit: boolean; close: () => void };

/** The concepts of the bureau in a side panel. */
export function ConceptsDrawer({ isOpen, mayEdit, close }: ConceptsDrawerProps) {
  useLayer(isOpen, close);
  const concepts = useQuery({ ...bureauConceptsQuery, enabled: isOpen });
  const [edited, edit] = useState<ConceptDetail | 'new' | null>(null);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={760}
      title={texts.title}
      closeButtonProps={{ 'aria-label': masterMessages.close }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <Group gap="sm">
          {mayEdit && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
              {texts.add}
            </Button>
          )}
          <MasterBookButtons book={conceptBook} mayEdit={mayEdit} />
        </Group>
        {concepts.isPending && <Skeleton height={320} />}
        {concepts.isLoadingError && (
          <FailedState title={texts.failed} error={concepts.error} retry={() => void concepts.refetch()} />
        )}
        {concepts.data !== undefined && (
          <ConceptList concepts={concepts.data} edit={mayEdit ? edit : undefined} />
        )}
      </Stack>
      <ConceptDialog concept={edited} close={() => edit(null)} />
    </Drawer>
  );
}

type Act = { act: 'end' | 'remove'; concept: ConceptDetail };

function ConceptList({
  concepts,
  edit,
}: {
  concepts: readonly ConceptDetail[];
  edit: ((concept: ConceptDetail) => void) | undefined;
}) {
  const [asked, ask] = useState<Act | null>(null);
  const { end, remove } = useConceptActs(() => ask(null));
  const { concept } = asked ?? {};
  const parts =
    asked === null
      ? null
      : asked.act === 'end'
        ? {
            title: texts.endOf(asked.concept.key),
            text: texts.endText(asked.concept.description),
            verb: texts.end,
            isHard: false,
          }
        : {
            title: texts.removeOf(asked.concept.key),
            text: texts.removeText(asked.concept.description),
            verb: texts.remove,
            isHard: true,
          };
  return (
    <>
      <Table aria-label={texts.title} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.key}</Table.Th>
            <Table.Th>{texts.description}</Table.Th>
            {edit !== undefined && (
              <Table.Th>
                <VisuallyHidden>{masterMessages.actions}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {concepts.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>{one.key}</Table.Td>
              <Table.Td>
                {one.description}
                <Text size="xs" c="dimmed">
                  {factsOf(one)}
                </Text>
              </Table.Td>
              {edit !== undefined && (
                <Table.Td>
                  <Group gap={4} justify="flex-end">
                    <Act label={texts.editOf(one.key)} text={texts.edit} act={() => edit(one)} />
                    {one.ended_on === null ? (
                      <Act
                        label={texts.endOf(one.key)}
                        text={texts.end}
                        act={() => ask({ act: 'end', concept: one })}
                      />
                    ) : (
                      <Act
                        label={texts.resumeOf(one.key)}
                        text={texts.resume}
                        act={() => end.mutate({ concept: one, day: null })}
                      />
                    )}
                    {one.own && !one.captured && (
                      <Act
                        label={texts.removeOf(one.key)}
                        text={texts.remove}
                        act={() => ask({ act: 'remove', concept: one })}
                      />
                    )}
                  </Group>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        parts={parts}
        isWorking={end.isPending || remove.isPending}
        confirm={() => {
          if (concept === undefined) return;
          if (asked?.act === 'end') end.mutate({ concept, day: todayInMexico() });
          else remove.mutate(concept);
        }}
        close={() => ask(null)}
      />
    </>
  );
}

function Act({ label, text, act }: { label: string; text: string; act: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" aria-label={label} onClick={act}>
      {text}
    </Button>
  );
}

const factsOf = (one: ConceptDetail): string =>
  [
    texts.units[one.type_value],
    one.kind,
    one.cfdi_code === null ? null : `SAT ${one.cfdi_code}`,
    one.isr_treatment === null ? null : texts.isr[one.isr_treatment],
    one.sbc_integration === null ? null : `${texts.sbc_integration}: ${texts.sbc[one.sbc_integration]}`,
    one.own ? texts.own : texts.shipped,
    one.ended_on === null ? null : texts.endedOn(formatMediumDate(one.ended_on)),
  ]
    .filter((part) => part !== null)
    .join(' · ');

function useConceptActs(settled: () => void) {
  const queryClient = useQueryClient();
  const renew = (said: string): Promise<void> => {
    notify.success(said, 'concepts');
    return queryClient.invalidateQueries({ queryKey: ['payroll', 'concepts'] });
  };
  const end = useMutation({
    mutationFn: ({ concept: { id }, day }: { concept: ConceptDetail; day: string | null }) =>
      call(endpoints.end_concept, { body: { id, ended_on: day } }),
    onSuccess: (_answer, { concept, day }) =>
      renew((day === null ? texts.resumed : texts.ended)(concept.description)),
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ConceptDetail) => call(endpoints.delete_concept, { query: { id } }),
    onSuccess: (_answer, { description }) => renew(texts.removed(description)),
    onSettled: settled,
  });
  return { end, remove };
}
