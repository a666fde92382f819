import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { DialogForm } from '../forms/DialogForm';
import { FormModal, type Leaving } from '../forms/FormModal';
import { problemsOf } from '../forms/problems-of';
import { useCheckedForm } from '../forms/use-checked-form';
import { notify } from '../notices/notify';
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
  return (
    <FormModal title={userMessages.correctTitle(person?.name ?? '')} isOpen={person !== null} close={close}>
      {(leaving) => person !== null && <PersonForm {...{ person, renews, close, ...leaving }} />}
    </FormModal>
  );
}

type PersonFormProps = CorrectPersonDialogProps & Leaving & { person: Person & { invited: boolean } };

function PersonForm({ person, renews, close, leave, hold }: PersonFormProps) {
  const queryClient = useQueryClient();
  const checked = useCheckedForm({
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
  const { form } = checked;
  return (
    <DialogForm of={checked} {...{ leave, hold }} verb={userMessages.correctSave}>
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
    </DialogForm>
  );
}
