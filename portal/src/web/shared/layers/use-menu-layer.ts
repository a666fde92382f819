import { useState } from 'react';
import { useLayer } from './use-layer';

/** State of an uncontrolled menu or popover, also closed by Back: `<Menu {...useMenuLayer()}>`. */
export function useMenuLayer(): { opened: boolean; onChange: (opened: boolean) => void } {
  const [opened, onChange] = useState(false);
  useLayer(opened, () => onChange(false));
  return { opened, onChange };
}
