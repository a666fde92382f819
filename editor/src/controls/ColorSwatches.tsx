import { CheckIcon, ColorSwatch, Group, Tooltip } from '@mantine/core';

type Props = {
  label: string;
  colors: readonly (readonly [value: string, name: string])[];
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A colour palette; pressing the selected colour again clears it. */
export function ColorSwatches({ label, colors, value, onChange }: Props) {
  return (
    <Group gap={6} maw={190} role="group" aria-label={label}>
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
            {color === value ? <CheckIcon size={11} color={isLight(color) ? '#1b2330' : '#fff'} /> : null}
          </ColorSwatch>
        </Tooltip>
      ))}
    </Group>
  );
}

/** Whether a `#rrggbb` colour needs a dark check mark. */
const isLight = (color: string): boolean => Number.parseInt(color.slice(3, 5), 16) > 160;
