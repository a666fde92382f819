import { textColorOn } from '@lienzo/schema/data/color';
import { Input, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { colorName } from './color-name';
import classes from './providers.module.css';

type ColorFieldProps<Color extends string> = {
  label: string;
  colors: readonly Color[];
  /** A colour of the palette, or an earlier custom colour. */
  value: string;
  change: (color: Color) => void;
};

/** A colour of the palette: swatches that are radio buttons with names. */
export function ColorField<Color extends string>({ label, colors, value, change }: ColorFieldProps<Color>) {
  const group = useId();
  return (
    <fieldset className={classes.colors}>
      <legend>
        <Input.Label component="span">{label}</Input.Label>
        <span className={classes.colorName}>{colorName(value)}</span>
      </legend>
      <div className={classes.swatches}>
        {colors.map((color) => (
          <label
            key={color}
            className={classes.swatch}
            style={{ background: `#${color}` }}
            title={colorName(color)}
          >
            <input
              type="radio"
              name={group}
              value={color}
              checked={color === value}
              onChange={() => change(color)}
            />
            <VisuallyHidden>{colorName(color)}</VisuallyHidden>
            {color === value && <IconCheck size={18} stroke={2.5} color={textColorOn(color)} aria-hidden />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
