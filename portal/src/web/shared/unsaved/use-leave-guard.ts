import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { layers } from '../layers/layers';
import { useLayer } from '../layers/use-layer';
import { unsavedWork } from './unsaved-work';

type LeaveGuard = {
  /** The person is on the way out, and is asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
};

/** While something is unsaved, leaving the screen (by a link, Back or signing out) or closing the tab asks first. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  useEffect(() => {
    unsavedWork.set('changes', isDirty);
    return () => unsavedWork.set('changes', false);
  }, [isDirty]);
  const blocker = useBlocker({
    // Back is handled by the layer below, while the screen is still mounted.
    shouldBlockFn: ({ action }) => isDirty && action !== 'BACK',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const [isGoingBack, setIsGoingBack] = useState(false);
  const goBack = (): boolean => {
    setIsGoingBack(true);
    return false;
  };
  useLayer(isDirty, goBack, false);
  const isAsking = isGoingBack || blocker.status === 'blocked';
  const stay = (): void => {
    setIsGoingBack(false);
    blocker.reset?.();
  };
  useLayer(isAsking, stay);
  const leave = (): void => {
    if (isGoingBack) layers.goBack();
    else blocker.proceed?.();
  };
  return { isAsking, stay, leave };
}
