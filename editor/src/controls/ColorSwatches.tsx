import { textColorOn } from '@lienzo/schema/data/color';
import { CheckIcon, ColorSwatch, Group, Tooltip } from '@mantine/core';
import type { NamedColor } from './palette-colors.ts';

type Props = {
  label?: string;
  /** The id of what names the group, in place of `label`. */
  labelledBy?: string;
  colors: readonly NamedColor[];
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A colour palette; pressing the selected colour again clears it. */
export function ColorSwatches({ label, labelledBy, colors, value, onChange }: Props) {
  return (
    <Group gap={6} maw={190} role="group" aria-label={label} aria-labelledby={labelledBy}>
      {colors.map(([color, name]) => (
        <Tooltip key={color} label={name} openDelay={300}>
          <ColorSwatch
            component="button"
            type="button"
            color={color}
            size={24}
            radius={5}
            aria-label={name}
            aria-pressed={color === value}
            style={{ cursor: 'pointer' }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(color === value ? null : color)}
          >
            {color === value ? <CheckIcon size={11} color={textColorOn(color)} /> : null}
          </ColorSwatch>
        </Tooltip>
      ))}
    </Group>
  );
}
