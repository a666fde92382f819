import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { Input, SegmentedControl, Switch } from '@mantine/core';
import { PasswordField } from '../forms/PasswordField';
import { type PdfChoices, withChoice } from './pdf-choices';

const SWITCHES = [
  { choice: 'outline', label: downloadMessages.outline, help: downloadMessages.outlineHelp },
  { choice: 'accessible', label: downloadMessages.accessible, help: downloadMessages.accessibleHelp },
  { choice: 'archive', label: downloadMessages.archive, help: downloadMessages.archiveHelp },
  { choice: 'protect', label: downloadMessages.protect, help: downloadMessages.protectHelp },
] as const;

type PdfOptionFieldsProps = {
  choices: PdfChoices;
  change: (choices: PdfChoices) => void;
  isPasswordMissing: boolean;
};

/** What a PDF is beside its pages: orientation, bookmarks, accessibility, archive, password. */
export function PdfOptionFields({ choices, change, isPasswordMissing }: PdfOptionFieldsProps) {
  return (
    <>
      <Input.Wrapper label={downloadMessages.orientation} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={downloadMessages.orientation}
          value={choices.orientation}
          onChange={(value) =>
            change({ ...choices, orientation: value === 'horizontal' ? value : 'vertical' })
          }
          data={[
            { value: 'vertical', label: downloadMessages.vertical },
            { value: 'horizontal', label: downloadMessages.horizontal },
          ]}
        />
      </Input.Wrapper>
      {SWITCHES.map(({ choice, label, help }) => (
        <Switch
          key={choice}
          label={label}
          description={help}
          checked={choices[choice]}
          onChange={({ currentTarget }) => {
            change(withChoice(choices, choice, currentTarget.checked));
          }}
        />
      ))}
      {choices.protect && (
        <PasswordField
          label={downloadMessages.password}
          description={downloadMessages.passwordKept}
          autoComplete="new-password"
          maxLength={127}
          size="sm"
          value={choices.password}
          error={isPasswordMissing && downloadMessages.passwordMissing}
          onChange={({ currentTarget }) => {
            change({ ...choices, password: currentTarget.value });
          }}
        />
      )}
    </>
  );
}
