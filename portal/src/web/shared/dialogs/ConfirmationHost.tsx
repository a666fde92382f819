import { confirmationMessages } from '@lienzo/schema/messages/confirmation-messages';
import { useStore } from 'zustand';
import { confirmationStore } from './ask-first';
import { ConfirmDialog } from './ConfirmDialog';

/** The question of `askFirst`. */
export function ConfirmationHost() {
  const question = useStore(confirmationStore, (state) => state.question);
  const [code] = question?.codes ?? [];
  return (
    <ConfirmDialog
      parts={
        question === null || code === undefined
          ? null
          : { ...confirmationMessages[code], text: question.messages.join(' '), isHard: false }
      }
      isOnTop
      isWorking={false}
      confirm={() => question?.answer(true)}
      close={() => question?.answer(false)}
    />
  );
}
