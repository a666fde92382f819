import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { Button, Input, Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { ColorSwatches } from './ColorSwatches.tsx';
import classes from './controls.module.css';

type Props = {
  label: string;
  /** Label of the option without a colour. */
  none: string;
  colors: readonly (readonly [value: string, name: string])[];
  value: string | undefined;
  /** Several items have different colours. */
  mixed?: boolean;
  onChange: (value: string | undefined) => void;
};

/** A colour of a palette, or none. */
export function ColorField({ label, none, colors, value, mixed = false, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const chosen = value === undefined ? none : (colors.find(([color]) => color === value)?.[1] ?? value);
  const name = mixed ? editorStyleMessages.mixed : chosen;
  const choose = (next: string | null): void => {
    onChange(next ?? undefined);
    setOpened(false);
  };
  return (
    <Input.Wrapper size="xs" label={label} labelElement="div">
      <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" trapFocus>
        <Popover.Target>
          <UnstyledButton
            className={classes.colorField}
            aria-label={editorStyleMessages.chosenColor(label, name)}
            onClick={() => setOpened((open) => !open)}
          >
            <span
              className={classes.colorChip}
              data-none={(value === undefined && !mixed) || undefined}
              data-mixed={mixed || undefined}
              style={{ background: mixed ? undefined : value }}
            />
            <span>{name}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p={8}>
          <ColorSwatches label={label} colors={colors} value={value ?? null} onChange={choose} />
          <Button size="compact-xs" variant="subtle" color="gray" mt={6} onClick={() => choose(null)}>
            {none}
          </Button>
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}
