import { useCallback } from 'react';
import { type ShellBarPlaces, shellBarPlaces } from './shell-bar-places';

/** A place in a screen's own bar for a part of the bar above every screen. */
export function ShellBarPlace({ part }: { part: keyof ShellBarPlaces }) {
  const register = useCallback(
    (element: HTMLElement | null) => {
      shellBarPlaces.setState({ [part]: element });
      return () => {
        if (shellBarPlaces.getState()[part] === element) shellBarPlaces.setState({ [part]: null });
      };
    },
    [part],
  );
  return <div ref={register} style={{ display: 'contents' }} />;
}
