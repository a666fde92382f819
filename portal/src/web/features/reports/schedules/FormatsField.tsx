import { renderFormat } from '@lienzo/schema/api/render-contract';
import { formatsOf } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Checkbox, Group, Radio } from '@mantine/core';
import type { DraftParts } from './schedule-draft';

const FORMATS = renderFormat.options;
const { form, formats: names } = scheduleMessages;

/** Which files are made; of a report in parts one kind alone. */
export function FormatsField({ draft, change, errors }: DraftParts) {
  const offered = formatsOf(draft.output);
  const common = { label: form.formats, 'data-path': 'formats', error: errors.formats };
  if (draft.output.kind === 'parts')
    return (
      <Radio.Group
        {...common}
        value={draft.formats[0] ?? ''}
        onChange={(format) => change({ formats: FORMATS.filter((one) => one === format) })}
      >
        <Group gap="lg" mt={6}>
          {offered.map((format) => (
            <Radio key={format} value={format} label={names[format]} />
          ))}
        </Group>
      </Radio.Group>
    );
  return (
    <Checkbox.Group
      {...common}
      value={draft.formats}
      onChange={(formats) => change({ formats: FORMATS.filter((one) => formats.includes(one)) })}
    >
      <Group gap="lg" mt={6}>
        {offered.map((format) => (
          <Checkbox key={format} value={format} label={names[format]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
