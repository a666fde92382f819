import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { useLayer } from '../layers/use-layer';

const isNever = (): boolean => false;

/** The form inside tells whether something would be lost, for as long as it is there: the cleanup of its effect. */
export type Hold = (isUnsaved: () => boolean) => () => void;

type UnsavedQuestion = {
  /** Closes the dialog or panel, or asks first: for its Esc, its ×, a click beside it. */
  leave: () => void;
  hold: Hold;
  /** While it asks, Esc belongs to the question. */
  isAsking: boolean;
  question: ReactNode;
};

/** A dialog or panel with a form on top of the screen: leaving it, by Back too, asks while something would be lost. */
export function useUnsavedQuestion(isOpen: boolean, close: () => void): UnsavedQuestion {
  const isUnsaved = useRef(isNever);
  const [isAsking, setIsAsking] = useState(false);
  // After the event: the Esc that opens or closes the question must not reach the other of the two as well.
  const ask = (asks: boolean): void => startTransition(() => setIsAsking(asks));
  const hold = useCallback((check: () => boolean) => {
    isUnsaved.current = check;
    return () => {
      isUnsaved.current = isNever;
    };
  }, []);
  const leave = (): boolean => {
    const asks = isUnsaved.current();
    if (asks) ask(true);
    else close();
    return !asks;
  };
  useLayer(isOpen, leave);
  useWindowEvent('beforeunload', (event) => isUnsaved.current() && event.preventDefault());
  return {
    leave,
    hold,
    isAsking,
    question: (
      <ConfirmDialog
        parts={isAsking ? QUESTION : null}
        isWorking={false}
        confirm={() => {
          ask(false);
          close();
        }}
        close={() => ask(false)}
      />
    ),
  };
}

const QUESTION = {
  title: shellMessages.unsavedTitle,
  text: shellMessages.unsavedText,
  verb: shellMessages.unsavedLeave,
  cancel: shellMessages.unsavedStay,
  isHard: true,
};
