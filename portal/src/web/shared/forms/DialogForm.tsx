import { Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { FormFooter } from './FormFooter';
import type { Leaving } from './FormModal';
import { FormProblem } from './FormProblem';
import type { CheckedForm } from './use-checked-form';

type DialogFormProps<Values extends Record<string, unknown>> = Leaving & {
  of: CheckedForm<Values>;
  /** Something else than its fields is unsaved. */
  isChanged?: boolean;
  /** Label of the submit button. */
  verb: string;
  /** Label of the cancel button; default 'Cancelar'. */
  leaveLabel?: string;
  /** Above the problem. */
  lead?: ReactNode;
  gap?: 'md' | 'lg';
  /** The fields. */
  children: ReactNode;
};

/** The form of a dialog: the server's problem, the fields, cancel and submit. */
export function DialogForm<Values extends Record<string, unknown>>({
  of: { form, submit, isSending, problem, wait },
  isChanged = false,
  verb,
  leave,
  leaveLabel,
  hold,
  lead,
  gap = 'md',
  children,
}: DialogFormProps<Values>) {
  useEffect(() => hold(() => form.isDirty() || isChanged), [hold, form, isChanged]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={gap}>
        {lead}
        <FormProblem text={problem} />
        {children}
        <FormFooter
          leave={leave}
          isSending={isSending}
          wait={wait}
          {...(leaveLabel === undefined ? {} : { leaveLabel })}
        >
          {verb}
        </FormFooter>
      </Stack>
    </form>
  );
}
