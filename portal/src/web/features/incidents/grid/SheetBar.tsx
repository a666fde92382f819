import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { LeaveQuestion } from '../../../shared/unsaved/LeaveQuestion';
import classes from './sheet.module.css';
import type { SheetDraft } from './use-sheet-draft';

type Action = keyof typeof captureGridMessages.questions;

/** Elements in which the keys are not ours. */
const EVERYWHERE: string[] = [];

type SheetBarProps<Row> = {
  draft: SheetDraft<Row>;
  canSave: boolean;
  /** The last one is the primary one. 'send' also finalises the payroll, and is possible without changes. */
  actions: readonly Action[];
  /** Asked before the question; false: something is to be repaired first, and is told elsewhere. */
  check?: () => boolean;
  children?: ReactNode;
};

/**
 * Steps back and forth, how many people changed, 'Guardar' (CAPTURADO) and 'Enviar' (FINALIZADO) with their questions.
 * Ctrl+S asks the first one's.
 */
export function SheetBar<Row>({ draft, canSave, actions, check, children }: SheetBarProps<Row>) {
  const [asked, ask] = useState<Action | null>(null);
  const isBlocked = draft.problems > 0 || draft.conflict !== null;
  const begin = (action: Action): void => {
    if (check?.() ?? true) ask(action);
  };
  const saves = canSave && !isBlocked && asked === null && draft.changed > 0;
  useHotkeys([['mod+S', () => saves && actions[0] !== undefined && begin(actions[0])]], EVERYWHERE);
  if (!canSave)
    return (
      <div className={classes.bar}>
        <Text size="sm" c="dimmed">
          {captureMessages.readOnly}
        </Text>
        {children}
      </div>
    );
  return (
    <div className={classes.bar} data-save-bar>
      <Step
        label={captureGridMessages.undo}
        isOn={draft.canUndo}
        go={draft.undo}
        icon={<IconArrowBackUp size={18} stroke={1.7} aria-hidden />}
      />
      <Step
        label={captureGridMessages.redo}
        isOn={draft.canRedo}
        go={draft.redo}
        icon={<IconArrowForwardUp size={18} stroke={1.7} aria-hidden />}
      />
      <Text size="sm" c="dimmed" className={classes.count ?? ''}>
        {draft.changed === 0 ? captureGridMessages.unchanged : captureGridMessages.changed(draft.changed)}
      </Text>
      {draft.problems > 0 && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {captureGridMessages.problems(draft.problems)}
        </Text>
      )}
      <div className={classes.actions}>
        {children}
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === actions.at(-1) ? 'filled' : 'default'}
            disabled={isBlocked || (draft.changed === 0 && action !== 'send')}
            onClick={() => begin(action)}
          >
            {captureGridMessages.questions[action].verb}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        parts={asked === null ? null : { ...captureGridMessages.questions[asked], isHard: false }}
        isWorking={draft.isSaving}
        confirm={() => draft.submit(asked === 'send', () => ask(null))}
        close={() => ask(null)}
      />
      <LeaveQuestion isDirty={draft.changed > 0} />
    </div>
  );
}

type StepProps = { label: string; isOn: boolean; go: () => boolean; icon: ReactNode };

function Step({ label, isOn, go, icon }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} disabled={!isOn} onClick={go}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
