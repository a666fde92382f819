import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { paysheetAccessMessages as texts } from '@lienzo/schema/masters/paysheet-access-messages';
import type { get_paysheet_access } from '@lienzo/schema/masters/paysheet-endpoints';
import { Button, Group, MultiSelect, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { mastersKey } from '../../shared/payroll/masters-key';
import { FailedState } from '../../shared/states/FailedState';
import { LeaveQuestion } from '../../shared/unsaved/LeaveQuestion';
import forms from './forms/forms.module.css';
import { paysheetAccessQuery } from './master-queries';

type Access = ResponseOf<typeof get_paysheet_access>;

/** Who sees a payroll, and that it is confidential. */
export function PaysheetAccess({ paysheetId }: { paysheetId: number }) {
  const access = useQuery(paysheetAccessQuery(paysheetId));
  return (
    <section className={forms.sheet}>
      <Title order={2} size="h5" mb="sm">
        {texts.title}
      </Title>
      {access.isPending && <Skeleton height={120} />}
      {access.isLoadingError && (
        <FailedState title={texts.failed} error={access.error} retry={() => void access.refetch()} />
      )}
      {access.data !== undefined && (
        <AccessForm key={access.dataUpdatedAt} paysheetId={paysheetId} access={access.data} />
      )}
    </section>
  );
}

function AccessForm({ paysheetId, access }: { paysheetId: number; access: Access }) {
  const queryClient = useQueryClient();
  const assigned = access.people.filter((person) => person.assigned).map(({ id }) => id);
  const [confidential, setConfidential] = useState(access.confidential);
  const [people, setPeople] = useState(assigned);
  const isDirty =
    confidential !== access.confidential || [...people].sort().join() !== [...assigned].sort().join();
  const save = useMutation({
    mutationFn: () =>
      call(endpoints.save_paysheet_access, { body: { nomina_id: paysheetId, confidential, people } }),
    onSuccess: () => {
      notify.success(texts.saved, `access ${paysheetId}`);
      return queryClient.invalidateQueries({ queryKey: mastersKey(paysheetId) });
    },
    onError: (error) => notify.danger(messageOf(error), `access ${paysheetId}`),
  });
  const { edit } = access.can;
  return (
    <Stack gap="md">
      <Switch
        checked={confidential}
        onChange={(event) => setConfidential(event.currentTarget.checked)}
        label={texts.confidential}
        description={confidential ? texts.hidden : texts.open}
        disabled={!edit}
      />
      {access.people.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noPeople}
        </Text>
      ) : (
        <MultiSelect
          label={texts.people}
          description={texts.peopleHelp}
          data={access.people.map(({ id, name, mail, role }) => ({
            value: id,
            label: `${name} · ${texts.roleOf[role]} · ${mail}`,
          }))}
          value={people}
          onChange={setPeople}
          readOnly={!edit}
          searchable
          clearable={edit}
        />
      )}
      {edit ? (
        <Group justify="flex-end">
          <Button onClick={() => save.mutate()} loading={save.isPending} disabled={!isDirty}>
            {texts.save}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.readOnly}
        </Text>
      )}
      <LeaveQuestion isDirty={isDirty && !save.isPending} />
    </Stack>
  );
}
