import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { parameterMessages } from '@lienzo/schema/reports/parameter-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { ABOVE_DIALOGS } from '../dialogs/above-dialogs';
import { DialogFooter } from '../dialogs/DialogFooter';
import { useLayer } from '../layers/use-layer';
import { ParameterForm } from '../reports/ParameterForm';
import { parameterFormProblems } from '../reports/parameter-form-problems';
import { type ParameterQuestion, parameterQuestion } from './parameter-question';

/** What a report is asked for: client, payroll, period and so on, before its file is made. */
export function ParameterDialog() {
  const { question } = useStore(parameterQuestion.store);
  useLayer(question === null ? false : question.id, parameterQuestion.close);
  return (
    <Modal
      opened={question !== null}
      onClose={parameterQuestion.close}
      title={question?.ofSeveral ? parameterMessages.titleOfSeveral : parameterMessages.title}
      size={460}
      // A dialog that offers the download, as 'Reporte guardado' does, stays open behind it; menus stay in front.
      zIndex={ABOVE_DIALOGS}
      transitionProps={{ duration: 120, exitDuration: 0 }}
    >
      {question !== null && <QuestionForm key={question.id} question={question} />}
    </Modal>
  );
}

function QuestionForm({ question }: { question: ParameterQuestion }) {
  const { name, parameters, answer } = question;
  const [values, setValues] = useState<ParameterValues>(question.values);
  const [showProblems, setShowProblems] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = parameterFormProblems(parameters, values);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Synchronously, so that the first invalid field can take the focus.
    flushSync(() => setShowProblems(true));
    if (Object.keys(problems).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    parameterQuestion.close();
    // The whole answer, so that a default that is changed later does not change what was chosen now.
    answer(
      Object.fromEntries(parameters.map(({ id, predeterminado = '' }) => [id, values[id] ?? predeterminado])),
    );
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text fw={550} lineClamp={2}>
          {name}
        </Text>
        <ParameterForm
          parameters={parameters}
          value={values}
          onChange={setValues}
          {...(showProblems && { problems })}
        />
        <Text size="xs" c="dimmed">
          {parameterMessages.help}
        </Text>
        <DialogFooter>
          <Button variant="default" onClick={parameterQuestion.close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit" data-autofocus>
            {question.verb ?? downloadMessages.menu}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
