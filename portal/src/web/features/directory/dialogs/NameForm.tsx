import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { ApiError } from '../../../shared/api/api-error';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';

type NameFormProps = {
  label: string;
  help: string;
  initial: string;
  /** A fixed suffix of the name; '' for none. */
  extension?: string;
  button: string;
  /** Validates the name: the problem, or undefined when it is valid. */
  check: (name: string) => string | undefined;
  send: (name: string) => Promise<void>;
  close: () => void;
};

/** A form with a name field; errors of the server are shown at the field. */
export function NameForm({
  label,
  help,
  initial,
  extension = '',
  button,
  check,
  send,
  close,
}: NameFormProps) {
  const { form, submit, isSending, problem } = useCheckedForm({
    initialValues: { name: initial },
    check({ name }): Record<string, string> {
      const wrong = check(name);
      return wrong === undefined ? {} : { name: wrong };
    },
    async send({ name }) {
      try {
        await send(name);
      } catch (cause) {
        throw atField(cause);
      }
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('name')}
          label={label}
          description={help !== '' && help}
          autoComplete="off"
          data-autofocus
          rightSection={
            extension !== '' && (
              <Text size="sm" c="dimmed" px="sm">
                {extension}
              </Text>
            )
          }
          {...(extension === '' ? {} : { rightSectionWidth: 'auto' })}
          {...form.getInputProps('name')}
          // After the form's own focus handling. The current name is selected so that typing replaces it.
          {...(initial === '' ? {} : { onFocus: (event) => event.currentTarget.select() })}
        />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {button}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}

/** A name that is taken or invalid is shown at the field. */
function atField(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || (cause.status !== 409 && cause.status !== 400)) return cause;
  return new ApiError(
    cause.status,
    cause.entries.map((entry) => ({ ...entry, field: 'name' })),
  );
}
