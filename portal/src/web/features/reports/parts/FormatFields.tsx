import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Input, SegmentedControl, Switch } from '@mantine/core';
import { PdfOptionFields } from '../../../shared/downloads/PdfOptionFields';
import { NO_PDF_CHOICES } from '../../../shared/downloads/pdf-choices';
import type { PartsChoices } from './parts-choices';

const { dialog } = partsMessages;
const FORMATS = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'DOCX' },
  { value: 'xlsx', label: 'Excel' },
] as const;

type FormatFieldsProps = {
  choices: PartsChoices;
  change: (part: Partial<PartsChoices>) => void;
  /** After an attempt that lacked something. */
  isIncomplete: boolean;
};

/** What each file is, and what is asked of its PDF. */
export function FormatFields({ choices, change, isIncomplete }: FormatFieldsProps) {
  return (
    <>
      <Input.Wrapper label={dialog.format} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={dialog.format}
          data={[...FORMATS]}
          value={choices.format}
          onChange={(value) => change({ format: FORMATS.find((one) => one.value === value)?.value ?? 'pdf' })}
        />
      </Input.Wrapper>
      {choices.format === 'pdf' && (
        <>
          <Switch
            label={dialog.pdfOptions}
            description={dialog.pdfOptionsHelp}
            checked={choices.pdf !== null}
            onChange={({ currentTarget }) => change({ pdf: currentTarget.checked ? NO_PDF_CHOICES : null })}
          />
          {choices.pdf !== null && (
            <PdfOptionFields
              choices={choices.pdf}
              change={(pdf) => change({ pdf })}
              isPasswordMissing={isIncomplete && choices.pdf.protect && choices.pdf.password === ''}
            />
          )}
        </>
      )}
    </>
  );
}
