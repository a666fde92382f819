import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Button, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { LeaveQuestion } from '../../../shared/unsaved/LeaveQuestion';
import { FocusedAlert } from './FocusedAlert';
import classes from './tab.module.css';
import type { CaptureDraft } from './use-capture-draft';

type SaveBarProps<Value> = {
  draft: CaptureDraft<Value>;
  isWrong: boolean;
  canSave: boolean;
  /** What is stored, a line each; shown when somebody else has changed it. */
  stored: readonly string[];
  /** To the next person, who keeps the tab. */
  next?: (() => void) | undefined;
};

/** Elements in which the keys are not ours. */
const EVERYWHERE: string[] = [];

/** 'Guardar cambios', also by Ctrl+S, or by Ctrl+Enter with the next person after it; and what hinders it. */
export function SaveBar<Value>({ draft, isWrong, canSave, stored, next }: SaveBarProps<Value>) {
  const bar = useRef<HTMLDivElement>(null);
  const save = (then?: () => void): void => {
    flushSync(draft.show);
    if (!isWrong) {
      draft.submit(then);
      return;
    }
    const wrong = bar.current?.parentElement?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-hinders]',
    );
    wrong?.focus({ preventScroll: true });
    // The bar lies over the end of the page.
    wrong?.scrollIntoView({ block: 'center' });
  };
  const saves = canSave && draft.conflict === null && !draft.isSaving;
  useHotkeys(
    [
      ['mod+S', () => saves && draft.isDirty && save()],
      ['mod+Enter', () => saves && next !== undefined && (draft.isDirty ? save(next) : next())],
    ],
    EVERYWHERE,
  );
  if (!canSave)
    return (
      <Text size="sm" c="dimmed">
        {captureMessages.readOnly}
      </Text>
    );
  return (
    <>
      {draft.conflict !== null && (
        <FocusedAlert about={draft.conflict.message} color="yellow" title={captureMessages.conflictTitle}>
          <Text size="sm">{draft.conflict.message}</Text>
          <Text size="sm" fw={550} mt="xs">
            {captureMessages.conflictTheirs}
          </Text>
          <ul className={classes.stored}>
            {(stored.length === 0 ? [captureMessages.conflictNothing] : stored).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className={classes.choices}>
            <Button variant="default" size="xs" onClick={draft.conflict.keep}>
              {captureMessages.conflictKeep}
            </Button>
            <Button size="xs" onClick={draft.conflict.take}>
              {captureMessages.conflictTake}
            </Button>
          </div>
        </FocusedAlert>
      )}
      {draft.refusal !== null && (
        <FocusedAlert about={draft.refusal} color="red">
          {draft.refusal}
        </FocusedAlert>
      )}
      <div className={classes.saveBar} ref={bar} data-save-bar>
        {draft.shows && isWrong && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {captureMessages.fixFirst}
          </Text>
        )}
        <Button
          title={captureMessages.saveKeys}
          onClick={() => save()}
          disabled={!draft.isDirty || draft.conflict !== null}
          loading={draft.isSaving}
        >
          {captureMessages.save}
        </Button>
      </div>
      <LeaveQuestion isDirty={draft.isDirty} />
    </>
  );
}
