import type { client_detail } from '@lienzo/schema/accounts/client-endpoints';
import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { Skeleton, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../shared/forms/FormModal';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { clientChoicesQuery } from '../../shared/payroll/lookup-queries';
import { FailedState } from '../../shared/states/FailedState';
import { clientDetailQuery, clientsQuery } from './clients-queries';

export type RenamedClient = { id: string; name: string };

/** 'Editar cliente': its name (specification 2 §5), and what was entered when it was created. */
export function RenameClientDialog({ client, close }: { client: RenamedClient | null; close: () => void }) {
  const detail = useQuery({ ...clientDetailQuery(client?.id ?? ''), enabled: client !== null });
  return (
    <FormModal title={clientMessages.renameTitle} isOpen={client !== null} close={close}>
      {(leaving) => (
        <>
          {detail.isLoadingError && (
            <FailedState
              title={clientMessages.detailFailed}
              error={detail.error}
              retry={() => void detail.refetch()}
            />
          )}
          {client !== null && detail.isPending && <Skeleton height={320} />}
          {client !== null && detail.data !== undefined && (
            <RenameClientForm client={detail.data} close={close} {...leaving} />
          )}
        </>
      )}
    </FormModal>
  );
}

const FACTS = ['representante_legal', 'domicilio', 'rfc', 'rfc_representante'] as const;
type Facts = Record<(typeof FACTS)[number], string>;

/** Older clients may lack what is asked for today: it is checked once somebody touches it. */
const isCorrected = (client: Facts, values: Facts): boolean =>
  FACTS.some((name) => values[name].trim() !== client[name]);

type RenameClientFormProps = Leaving & { client: ResponseOf<typeof client_detail>; close: () => void };

function RenameClientForm({ client, close, leave, hold }: RenameClientFormProps) {
  const queryClient = useQueryClient();
  const checked = useCheckedForm({
    initialValues: {
      new_name: client.name,
      representante_legal: client.representante_legal,
      domicilio: client.domicilio,
      rfc: client.rfc,
      rfc_representante: client.rfc_representante,
    },
    check: (values) => ({
      ...problemsOf(endpoints.ClientRename, { ...values, client_id: client.id }),
      ...(isCorrected(client, values)
        ? problemsOf(endpoints.update_client, { ...values, client_id: client.id })
        : {}),
    }),
    async send({ new_name, ...facts }) {
      try {
        if (isCorrected(client, facts))
          await call(endpoints.update_client, { body: { ...facts, client_id: client.id } });
        if (new_name !== client.name)
          await call(endpoints.ClientRename, { body: { client_id: client.id, new_name } });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(clientMessages.renameFailed, 'rename client');
        throw cause;
      }
      notify.success(clientMessages.renamed, 'rename client');
      close();
      await queryClient.invalidateQueries({ queryKey: clientDetailQuery(client.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: clientChoicesQuery.queryKey });
    },
  });
  const { form } = checked;
  return (
    <DialogForm of={checked} {...{ leave, hold }} verb={clientMessages.rename}>
      <TextInput
        key={form.key('new_name')}
        {...form.getInputProps('new_name')}
        label={clientMessages.newName}
        description={clientMessages.renameHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        data-autofocus
        required
        withAsterisk={false}
      />
      {FACTS.map((name) => (
        <TextInput
          key={form.key(name)}
          {...form.getInputProps(name)}
          label={clientMessages[name]}
          autoComplete="off"
        />
      ))}
    </DialogForm>
  );
}
