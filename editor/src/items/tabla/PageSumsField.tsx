import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { pageSumColumns } from '@lienzo/schema/report/page-sums';
import { pageSumMessages } from '@lienzo/schema/reports/page-sum-messages';
import { Input, Stack, Switch, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { useEditorStore } from '../../store/use-editor.ts';

const { pageSums, steps } = editorTableMessages;

/** Sums at the ends of the pages of a table; offered once a column has a sum, and while they are on. */
export function PageSumsField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const set = (fields: Partial<Pick<TablaItem, 'suma_pagina' | 'viene_pagina'>>): void =>
    change(store, { uuid: item.uuid, nombre: 'tabla', fields }, steps.pageSums);
  const isOn = item.suma_pagina === true || item.viene_pagina === true;
  const isSummed = pageSumColumns(item).length > 0;
  return (
    <Input.Wrapper size="xs" label={pageSums.title} labelElement="div">
      <Stack gap={8} mt={4}>
        <Switch
          size="xs"
          label={pageSumMessages.sum}
          disabled={!isSummed && item.suma_pagina !== true}
          checked={item.suma_pagina === true}
          onChange={(event) => set({ suma_pagina: event.currentTarget.checked || undefined })}
        />
        <Switch
          size="xs"
          label={pageSumMessages.carried}
          disabled={!isSummed && item.viene_pagina !== true}
          checked={item.viene_pagina === true}
          onChange={(event) => set({ viene_pagina: event.currentTarget.checked || undefined })}
        />
        {isOn || !isSummed ? (
          <Text size="xs" c="dimmed">
            {isSummed ? pageSums.onlyPdf : pageSums.needsSum}
          </Text>
        ) : null}
      </Stack>
    </Input.Wrapper>
  );
}
