import { Alert, type AlertProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

type FocusedAlertProps = Omit<AlertProps, 'children'> & {
  children: React.ReactNode;
  /** What it is about: another one takes the focus again. */
  about: string;
};

/** Takes the focus when it appears, so that what hinders a save is seen and read wherever the person is. */
export function FocusedAlert({ about, children, ...props }: FocusedAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause takes the focus again
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The bar lies over the end of the page.
    box.current?.scrollIntoView({ block: 'center' });
  }, [about]);
  return (
    <Alert {...props} ref={box} role="alert" tabIndex={-1}>
      {children}
    </Alert>
  );
}
