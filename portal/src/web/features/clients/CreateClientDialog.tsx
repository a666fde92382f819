import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { rfcProblem } from '@lienzo/schema/payroll/rfc';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../shared/forms/FormModal';
import { problemsOf } from '../../shared/forms/problems-of';
import { type CheckedForm, useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { clientChoicesQuery } from '../../shared/payroll/lookup-queries';
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
  return (
    <FormModal title={clientMessages.createTitle} {...{ isOpen, close }} size={560}>
      {(leaving) => <CreateClientForm close={close} {...leaving} />}
    </FormModal>
  );
}

type CreateClientFormProps = Leaving & { close: () => void };

function CreateClientForm({ close, leave, hold }: CreateClientFormProps) {
  const queryClient = useQueryClient();
  const checked = useCheckedForm<NewClient>({
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
  const { form } = checked;
  return (
    <DialogForm of={checked} {...{ leave, hold }} verb={clientMessages.create}>
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
    </DialogForm>
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
