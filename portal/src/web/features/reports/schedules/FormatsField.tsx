import { renderFormat } from '@lienzo/schema/api/render-contract';
import { scheduleMessages } from '@lienzo/schema/messages/schedule-messages';
import { Checkbox, Group } from '@mantine/core';
import type { DraftParts } from './schedule-draft';

const FORMATS = renderFormat.options;
const FORMAT_NAMES = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' } as const;

/** Which files of the report are made. */
export function FormatsField({ draft, change, errors }: DraftParts) {
  return (
    <Checkbox.Group
      label={scheduleMessages.form.formats}
      data-path="formats"
      value={draft.formats}
      error={errors.formats}
      onChange={(formats) => change({ formats: FORMATS.filter((one) => formats.includes(one)) })}
    >
      <Group gap="lg" mt={6}>
        {FORMATS.map((format) => (
          <Checkbox key={format} value={format} label={FORMAT_NAMES[format]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
