import { Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FormFooter } from '../../../shared/forms/FormFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { type Hold, useUnsavedQuestion } from '../../../shared/unsaved/use-unsaved-question';
import { FieldGroups } from './FieldGroups';
import type { FieldGroup } from './form-field';

type FormDialogProps<Values extends Record<string, unknown>> = {
  title: string;
  isOpen: boolean;
  close: () => void;
  size?: number;
  /** Above the fields. */
  lead?: string | undefined;
  groups: readonly FieldGroup<Extract<keyof Values, string>>[];
  initialValues: Values;
  /** Messages by field, by the schema of the call. */
  check: (values: Values) => Record<string, string>;
  /** What other fields get of what was typed so far; of fields that are empty. */
  fill?: (values: Values) => Partial<Values>;
  /** Sends the values; the dialog closes afterwards, unless nothing was sent yet. */
  send: (values: Values) => Promise<'stay' | undefined>;
  verb: string | ((values: Values) => string);
  /** Below the fields, of what was typed so far. */
  children?: (values: Values) => ReactNode;
};

/** A form in a dialog: checked by the call's schema, and leaving it asks while something is unsaved. */
export function FormDialog<Values extends Record<string, unknown>>({
  title,
  isOpen,
  close,
  size = 560,
  ...rest
}: FormDialogProps<Values>) {
  const unsaved = useUnsavedQuestion(isOpen, close);
  return (
    <Modal
      opened={isOpen}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={title}
      size={size}
      // A slip of the mouse must not lose what was typed.
      closeOnClickOutside={false}
    >
      <DialogForm {...rest} close={close} leave={unsaved.leave} hold={unsaved.hold} />
      {unsaved.question}
    </Modal>
  );
}

type DialogFormProps<Values extends Record<string, unknown>> = Omit<
  FormDialogProps<Values>,
  'title' | 'isOpen' | 'size'
> & { leave: () => void; hold: Hold };

function DialogForm<Values extends Record<string, unknown>>({
  lead,
  groups,
  initialValues,
  check,
  fill,
  send,
  verb,
  close,
  leave,
  hold,
  children,
}: DialogFormProps<Values>) {
  const [draft, setDraft] = useState(initialValues);
  const { form, submit, isSending, problem, wait } = useCheckedForm<Values>({
    initialValues,
    check,
    changed(values) {
      setDraft(values);
      const filled = fill?.(values) ?? {};
      if (Object.keys(filled).length > 0) form.setValues(filled);
    },
    async send(values) {
      if ((await send(values)) !== 'stay') close();
    },
  });
  useEffect(() => hold(() => form.isDirty()), [hold, form]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {lead !== undefined && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
        <FormProblem text={problem} />
        <FieldGroups form={form} groups={groups} autoFocus />
        {children?.(draft)}
        <FormFooter leave={leave} isSending={isSending} wait={wait}>
          {typeof verb === 'string' ? verb : verb(draft)}
        </FormFooter>
      </Stack>
    </form>
  );
}
