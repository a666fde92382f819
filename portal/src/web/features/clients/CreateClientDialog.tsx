import { endpoints } from '@lienzo/schema/api/endpoints';
import { clientMessages } from '@lienzo/schema/messages/client-messages';
import { rfcProblem } from '@lienzo/schema/payroll/rfc';
import { Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormFooter } from '../../shared/forms/FormFooter';
import { FormProblem } from '../../shared/forms/FormProblem';
import { problemsOf } from '../../shared/forms/problems-of';
import { type CheckedForm, useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { clientChoicesQuery } from '../../shared/payroll/lookup-queries';
import { type Hold, useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import { clientsQuery } from './clients-queries';

const EMPTY = {
  name: '',
  folderName: '',
  representante_legal: '',
  domicilio: '',
  rfc: '',
  rfc_representante: '',
};
type NewClient = typeof EMPTY;

/** 'Crear cliente' (specification 2 §2, §5). */
export function CreateClientDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const unsaved = useUnsavedQuestion(isOpen, close);
  return (
    <Modal
      opened={isOpen}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={clientMessages.createTitle}
      size={560}
      // A slip of the mouse must not lose what was typed.
      closeOnClickOutside={false}
    >
      <CreateClientForm close={close} leave={unsaved.leave} hold={unsaved.hold} />
      {unsaved.question}
    </Modal>
  );
}

type CreateClientFormProps = {
  close: () => void;
  /** Closes the dialog, or asks first. */
  leave: () => void;
  hold: Hold;
};

function CreateClientForm({ close, leave, hold }: CreateClientFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, isSending, problem, wait } = useCheckedForm<NewClient>({
    initialValues: EMPTY,
    check: (values) => problemsOf(endpoints.create_client, values),
    async send(values) {
      let created: { name: string };
      try {
        created = await call(endpoints.create_client, { body: values });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(clientMessages.createFailed, 'create client');
        throw cause;
      }
      notify.success(clientMessages.created(created.name), 'create client');
      close();
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: clientChoicesQuery.queryKey });
    },
  });
  useEffect(() => hold(() => form.isDirty()), [hold, form]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <Field form={form} name="name" autoFocus />
        <Field form={form} name="folderName" description={clientMessages.folderHelp} />
        <Field form={form} name="representante_legal" />
        <Field form={form} name="domicilio" />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <RfcField form={form} name="rfc" />
          <RfcField form={form} name="rfc_representante" />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {clientMessages.createHelp}
        </Text>
        <FormFooter leave={leave} isSending={isSending} wait={wait}>
          {clientMessages.create}
        </FormFooter>
      </Stack>
    </form>
  );
}

type FieldProps = {
  form: CheckedForm<NewClient>['form'];
  name: keyof NewClient;
  description?: string;
  autoFocus?: boolean;
};

function Field({ form, name, description, autoFocus = false }: FieldProps) {
  return (
    <TextInput
      key={form.key(name)}
      {...form.getInputProps(name)}
      label={clientMessages[name]}
      {...(description === undefined ? {} : { description })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      {...(autoFocus ? { 'data-autofocus': true } : {})}
      required
      withAsterisk={false}
    />
  );
}

/** Warns of a check digit that does not fit, which is no error: some that the tax office gave do not. */
function RfcField({ form, name }: Pick<FieldProps, 'form'> & { name: 'rfc' | 'rfc_representante' }) {
  const [isOdd, setOdd] = useState(false);
  form.watch(name, ({ value }) => setOdd(rfcProblem(value.trim().toUpperCase()) === 'digito'));
  return <Field form={form} name={name} {...(isOdd ? { description: clientMessages.rfcDigit } : {})} />;
}
