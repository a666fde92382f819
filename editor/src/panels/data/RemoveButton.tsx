import { CloseButton } from '@mantine/core';

/** Takes an entry out of a list; `label` names what goes. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return <CloseButton size="sm" aria-label={label} title={label} onClick={onClick} />;
}
