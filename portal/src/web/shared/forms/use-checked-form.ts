import { type UseFormReturnType, useForm } from '@mantine/form';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../api/api-error';
import { messageOf } from '../api/message-of';
import { notify } from '../notices/notify';
import { useCountdown } from './use-countdown';

type CheckedFormParts<Values> = {
  initialValues: Values;
  /** Error messages by field; an empty record means valid. */
  check: (values: Values) => Record<string, string>;
  /** Submits the values. Errors are shown at the field that they name, else above the form. */
  send: (values: Values) => Promise<void>;
  /** Given the values after each change of a field. */
  changed?: (values: Values) => void;
  /** Toast for invalid fields; without it only the fields show the errors. */
  refusal?: string;
};

export type CheckedForm<Values extends Record<string, unknown>> = {
  form: UseFormReturnType<Values>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  isSending: boolean;
  /** The server's error of the form as a whole. */
  problem: string | null;
  /** Seconds until it may be submitted again (429 with `Retry-After`); 0 when immediately. */
  wait: number;
};

/** The behaviour of all forms: validated on submit, the first invalid field focused, no input lost. */
export function useCheckedForm<Values extends Record<string, unknown>>({
  initialValues,
  check,
  send,
  changed,
  refusal,
}: CheckedFormParts<Values>): CheckedForm<Values> {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const countdown = useCountdown();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: check,
    onValuesChange: (values) => changed?.({ ...values }),
  });

  const focusFirst = (fields: readonly string[]): void => {
    const [first] = fields;
    if (first !== undefined) focusField(form.getInputNode(first));
  };

  function show(cause: unknown): void {
    const named = cause instanceof ApiError ? problemsByField(cause, form.getValues()) : {};
    const fields = Object.keys(named);
    form.setErrors(named);
    setProblem(fields.length > 0 ? null : messageOf(cause));
    focusFirst(fields);
    if (cause instanceof ApiError && cause.retryAfter !== null) countdown.start(cause.retryAfter);
  }

  async function sendChecked(values: Values): Promise<void> {
    if (isSending || countdown.left > 0) return;
    setProblem(null);
    setIsSending(true);
    try {
      await send(values);
    } catch (cause) {
      show(cause);
    } finally {
      setIsSending(false);
    }
  }

  function refuse(errors: Record<string, unknown>): void {
    if (refusal !== undefined) notify.validation(refusal);
    focusFirst(Object.keys(errors));
  }

  const submit = form.onSubmit((values) => void sendChecked(values), refuse);
  return { form, submit, isSending, problem, wait: countdown.left };
}

/** The errors that belong to a field of the form. */
function problemsByField(error: ApiError, values: Record<string, unknown>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const { field, message } of error.entries)
    if (field !== undefined && (field.split('.')[0] ?? '') in values) named[field] ??= message;
  return named;
}

/** The field itself, or the first input of a group. */
function focusField(node: HTMLElement | null): void {
  const control = 'input, textarea, select, button';
  (node?.matches(control) ? node : node?.querySelector<HTMLElement>(control))?.focus();
}
