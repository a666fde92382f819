import { useCallback } from 'react';
import { type ShellBarPositions, shellBarPositions } from './shell-bar-positions';

/** A place in a screen's own bar for a part of the bar above every screen. */
export function ShellBarPosition({ part }: { part: keyof ShellBarPositions }) {
  const register = useCallback(
    (element: HTMLElement | null) => {
      shellBarPositions.setState({ [part]: element });
      return () => {
        if (shellBarPositions.getState()[part] === element) shellBarPositions.setState({ [part]: null });
      };
    },
    [part],
  );
  return <div ref={register} style={{ display: 'contents' }} />;
}
