import { endpoints } from '@lienzo/schema/api/endpoints';
import { userMessages } from '@lienzo/schema/messages/user-messages';
import { Modal, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call';
import { FormFooter } from '../forms/FormFooter';
import { FormProblem } from '../forms/FormProblem';
import { problemsOf } from '../forms/problems-of';
import { useCheckedForm } from '../forms/use-checked-form';
import { notify } from '../notices/notify';
import { type Hold, useUnsavedQuestion } from '../unsaved/use-unsaved-question';
import type { Person } from './person-changes';

type CorrectPersonDialogProps = {
  /** null: closed. `invited`: without a password yet. */
  person: (Person & { invited: boolean }) | null;
  /** What shows the person. */
  renews: readonly string[];
  close: () => void;
};

/** A person's name and mail. */
export function CorrectPersonDialog({ person, renews, close }: CorrectPersonDialogProps) {
  const unsaved = useUnsavedQuestion(person !== null, close);
  return (
    <Modal
      opened={person !== null}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={userMessages.correctTitle(person?.name ?? '')}
      size={460}
      closeOnClickOutside={false}
    >
      {person !== null && (
        <PersonForm {...{ person, renews, close }} leave={unsaved.leave} hold={unsaved.hold} />
      )}
      {unsaved.question}
    </Modal>
  );
}

type PersonFormProps = CorrectPersonDialogProps & {
  person: Person & { invited: boolean };
  leave: () => void;
  hold: Hold;
};

function PersonForm({ person, renews, close, leave, hold }: PersonFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { name: person.name, mail: person.mail },
    check: (values) => problemsOf(endpoints.save_person, { ...values, user_id: person.id }),
    async send({ name, mail }) {
      const answer = await call(endpoints.save_person, { body: { user_id: person.id, name, mail } });
      const said = {
        same: userMessages.corrected(name),
        changed: userMessages.mailMoved(mail),
        asked: userMessages.mailAsked(name, mail),
      };
      notify.success(said[answer.mail], person.id);
      close();
      await queryClient.invalidateQueries({ queryKey: [...renews] });
    },
  });
  useEffect(() => hold(() => form.isDirty()), [hold, form]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={userMessages.name}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          key={form.key('mail')}
          {...form.getInputProps('mail')}
          type="email"
          label={userMessages.mail}
          description={person.invited ? userMessages.mailInvitedHelp : userMessages.mailHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
        />
        <FormFooter leave={leave} isSending={isSending} wait={wait}>
          {userMessages.correctSave}
        </FormFooter>
      </Stack>
    </form>
  );
}
