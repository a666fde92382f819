import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { FONT_FAMILIES, type FontFamily } from '@lienzo/schema/report/font-family';
import { fontMessages } from '@lienzo/schema/rule-messages/font-messages';
import { fontStack } from '@lienzo/templates/drawing/font-faces';
import { Select, Text } from '@mantine/core';

type Props = {
  /** Undefined: as `inherited` says. */
  value: FontFamily | undefined;
  /** What an item without a font has; absent: there is always one. */
  inherited?: string;
  mixed?: boolean;
  size?: 'xs' | 'sm';
  onChange: (font: FontFamily | undefined) => void;
};

const isFont = (value: string | null): value is FontFamily => FONT_FAMILIES.some((one) => one === value);

/** The choice of a font, each in its own letters and with what it is good for. */
export function FontField({ value, inherited, mixed = false, size = 'xs', onChange }: Props) {
  return (
    <Select
      size={size}
      label={fontMessages.label}
      data={[
        ...(inherited === undefined ? [] : [{ value: '', label: inherited }]),
        ...FONT_FAMILIES.map((font) => ({ value: font, label: fontMessages.names[font] })),
      ]}
      value={mixed ? null : (value ?? '')}
      placeholder={editorStyleMessages.mixed}
      allowDeselect={false}
      comboboxProps={{ width: 250, position: 'bottom-start' }}
      renderOption={({ option }) =>
        isFont(option.value) ? (
          <div>
            <Text size="sm" ff={fontStack(option.value)}>
              {option.label}
            </Text>
            <Text size="xs" c="inherit">
              {fontMessages.help[option.value]}
            </Text>
          </div>
        ) : (
          <Text size="sm">{option.label}</Text>
        )
      }
      onChange={(font) => onChange(isFont(font) ? font : undefined)}
    />
  );
}
