import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { useLayer } from '../layers/use-layer';
import { UNSAVED_QUESTION } from './unsaved-text';

const isNever = (): boolean => false;

/** Registers, while the form is mounted, whether it has unsaved input. @returns the cleanup of its effect. */
export type Hold = (isUnsaved: () => boolean) => () => void;

type UnsavedQuestion = {
  /** Closes the dialog or panel, or asks first: for Esc, ×, and a click outside. */
  leave: () => void;
  hold: Hold;
  /** While the confirmation is open, Esc belongs to it. */
  isAsking: boolean;
  question: ReactNode;
};

/** A dialog or panel with a form: leaving it, by Back too, asks while there is unsaved input. */
export function useUnsavedQuestion(isOpen: boolean, close: () => void): UnsavedQuestion {
  const isUnsaved = useRef(isNever);
  const [isAsking, setIsAsking] = useState(false);
  // Deferred: the Esc that opens or closes the confirmation must not reach the other dialog as well.
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
        parts={isAsking ? UNSAVED_QUESTION : null}
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
