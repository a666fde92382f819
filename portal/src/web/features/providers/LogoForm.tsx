import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormFooter } from '../../shared/forms/FormFooter';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { providersQuery } from '../../shared/providers/providers-query';
import { LogoField } from './LogoField';
import { logoProblem } from './logo-problem';
import { uploadLogo } from './upload-logo';

type LogoFormProps = {
  providerId: string;
  /** The file whose first upload failed. */
  file?: File | null;
  /** Label of the button that closes without uploading. */
  leave: string;
  close: () => void;
};

/** Uploads an organization's logo, for the first time or again. */
export function LogoForm({ providerId, file = null, leave, close }: LogoFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, isSending, problem, wait } = useCheckedForm<{ file: File | null }>({
    initialValues: { file },
    check({ file: logo }) {
      const wrong = logoProblem(logo);
      return wrong === null ? {} : { file: wrong };
    },
    async send({ file: logo }) {
      if (logo === null) return;
      await uploadLogo(providerId, logo);
      notify.success(providerMessages.logoUploaded);
      close();
      await queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <LogoField key={form.key('file')} {...form.getInputProps('file')} />
        <FormFooter leave={close} leaveLabel={leave} isSending={isSending} wait={wait}>
          {providerMessages.uploadLogo}
        </FormFooter>
      </Stack>
    </form>
  );
}
