import { CloseButton } from '@mantine/core';
import { flushSync } from 'react-dom';

type Props = { label: string; onClick: () => void };

/** Removes an entry from a list; `label` names the entry. The focus stays in the list. */
export function RemoveButton({ label, onClick }: Props) {
  return (
    <CloseButton
      size="sm"
      aria-label={label}
      title={label}
      data-lz-remove
      onClick={(event) => removeAt(event.currentTarget, onClick)}
    />
  );
}

/** Focuses the entry that takes the place of the removed one; after the last one, the add button. */
function removeAt(button: HTMLElement, remove: () => void): void {
  const hadFocus = document.activeElement === button;
  const lists = ancestorsOf(button).map((element) => ({
    element,
    at: removeButtonsIn(element).indexOf(button),
  }));
  flushSync(remove);
  if (!hadFocus || button.isConnected) return;
  const list = lists.find(({ element }) => element.isConnected);
  if (list === undefined) return;
  const remaining = removeButtonsIn(list.element);
  const next = remaining[Math.min(list.at, remaining.length - 1)] ?? addButtonIn(list.element);
  next?.focus();
}

const removeButtonsIn = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-lz-remove]'),
];

/** The add button is in the list or beside it. */
const addButtonIn = (list: HTMLElement): HTMLElement | null =>
  [list, list.parentElement]
    .flatMap((element) => element?.querySelector<HTMLElement>('button:enabled, input:enabled') ?? [])
    .at(0) ?? null;

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}
