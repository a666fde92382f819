import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { Button, Input, Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { ColorChoices } from './ColorChoices.tsx';
import classes from './controls.module.css';
import type { NamedColor } from './palette-colors.ts';
import { useOrganizationColors } from './use-organization-colors.ts';

type Props = {
  label: string;
  /** Label of the option without a colour. */
  none: string;
  colors: readonly NamedColor[];
  value: string | undefined;
  /** Several items have different colours. */
  mixed?: boolean;
  onChange: (value: string | undefined) => void;
};

/** A colour of the organization, of a palette or of one's own, or none. */
export function ColorField({ label, none, colors, value, mixed = false, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const named = [...useOrganizationColors(), ...colors];
  const chosen =
    value === undefined ? none : (named.find(([color]) => color === value)?.[1] ?? value.toUpperCase());
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
          <ColorChoices label={label} colors={colors} value={value ?? null} onChange={choose} />
          <Button size="compact-xs" variant="subtle" color="gray" mt={6} onClick={() => choose(null)}>
            {none}
          </Button>
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}
