import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Hold, useUnsavedQuestion } from '../unsaved/use-unsaved-question';

/** How a form leaves its dialog: `leave` closes it, or asks first; `hold` says whether something would be lost. */
export type Leaving = { leave: () => void; hold: Hold };

type FormModalProps = {
  title: string;
  isOpen: boolean;
  close: () => void;
  size?: number;
  children: (leaving: Leaving) => ReactNode;
};

/** A dialog with a form; leaving it asks while something is unsaved. */
export function FormModal({ title, isOpen, close, size = 460, children }: FormModalProps) {
  const { leave, hold, isAsking, question } = useUnsavedQuestion(isOpen, close);
  return (
    <Modal
      opened={isOpen}
      onClose={leave}
      closeOnEscape={!isAsking}
      title={title}
      size={size}
      // A slip of the mouse must not lose what was typed.
      closeOnClickOutside={false}
    >
      {children({ leave, hold })}
      {question}
    </Modal>
  );
}
