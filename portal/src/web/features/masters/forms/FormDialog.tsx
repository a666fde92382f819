import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DialogForm } from '../../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../../shared/forms/FormModal';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
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
  size = 560,
  ...rest
}: FormDialogProps<Values>) {
  return (
    <FormModal {...{ title, isOpen, size }} close={rest.close}>
      {(leaving) => <GroupsForm {...rest} {...leaving} />}
    </FormModal>
  );
}

type GroupsFormProps<Values extends Record<string, unknown>> = Omit<
  FormDialogProps<Values>,
  'title' | 'isOpen' | 'size'
> &
  Leaving;

function GroupsForm<Values extends Record<string, unknown>>({
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
}: GroupsFormProps<Values>) {
  const [draft, setDraft] = useState(initialValues);
  const checked = useCheckedForm<Values>({
    initialValues,
    check,
    changed(values) {
      setDraft(values);
      const filled = fill?.(values) ?? {};
      if (Object.keys(filled).length > 0) checked.form.setValues(filled);
    },
    async send(values) {
      if ((await send(values)) !== 'stay') close();
    },
  });
  return (
    <DialogForm
      of={checked}
      verb={typeof verb === 'string' ? verb : verb(draft)}
      {...{ leave, hold }}
      gap="lg"
      lead={
        lead !== undefined && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )
      }
    >
      <FieldGroups form={checked.form} groups={groups} autoFocus />
      {children?.(draft)}
    </DialogForm>
  );
}
