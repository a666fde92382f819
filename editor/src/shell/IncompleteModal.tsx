import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Group, Modal, Text } from '@mantine/core';
import { goToProblem } from '../actions/navigating.ts';
import { ProblemList } from '../bars/ProblemList.tsx';
import { problemsOf } from '../model/problems.ts';
import { closeIncomplete } from '../store/slices/save-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './shell.module.css';

/** Maximum number of problems listed; the bottom bar lists all of them. */
const MAX_LISTED = 5;

type Problem = Parameters<typeof goToProblem>[1];

/** Shown when an incomplete report was not saved or printed (specification 3 §5): the problems, each a link. */
export function IncompleteModal() {
  const store = useEditorStore();
  const opened = useEditor((state) => state.incompleteOpen);
  const lead = (problem: Problem | undefined): void => {
    closeIncomplete(store);
    if (problem !== undefined) goToProblem(store, problem);
  };
  const close = (): void => lead(problemsOf(store.getState().edit.document)[0]);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={editorBarMessages.incomplete.title}
      centered
      // Focuses the field that fixes the first problem.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': shellMessages.close }}
    >
      <Text size="sm">{editorBarMessages.incomplete.text}</Text>
      <Missing onChoose={lead} />
      <Group justify="flex-end" mt="md">
        <Button onClick={close} data-autofocus>
          {editorBarMessages.incomplete.review}
        </Button>
      </Group>
    </Modal>
  );
}

function Missing({ onChoose }: { onChoose: (problem: Problem) => void }) {
  const problems = useEditor((state) => problemsOf(state.edit.document));
  const more = problems.length - MAX_LISTED;
  return (
    <div className={classes.missing}>
      <ProblemList problems={problems.slice(0, MAX_LISTED)} onChoose={onChoose} />
      {more > 0 ? (
        <Text size="xs" c="dimmed" px={9} pt={4}>
          {editorBarMessages.incomplete.more(more)}
        </Text>
      ) : null}
    </div>
  );
}
