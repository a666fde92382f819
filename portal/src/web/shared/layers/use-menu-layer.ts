import { useState } from 'react';
import { useLayer } from './use-layer';

/** The state of a menu or popover that opens at its button, closed by Back too: `<Menu {...useMenuLayer()}>`. */
export function useMenuLayer(): { opened: boolean; onChange: (opened: boolean) => void } {
  const [opened, onChange] = useState(false);
  useLayer(opened, () => onChange(false));
  return { opened, onChange };
}
