import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { MIN_WIDTH, WIDTH_STEP } from '@lienzo/schema/report/item';
import { columnWidths } from '@lienzo/schema/report/section-columns';
import { maxWidth } from '@lienzo/schema/report/widths';
import { Button, Group, Input, Slider, Text } from '@mantine/core';
import { memo } from 'react';
import { makeRoom, setWidth } from '../actions/arranging.ts';
import { itemsOfSection, positionOf } from '../model/document-queries.ts';
import { endMerging } from '../store/slices/document-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

const MARKS = [20, 40, 60, 80, 100].map((value) => ({ value, label: String(value) }));

/** The width of an item: 15 % to the section's free space, in steps of 5 (specification 3 §9). */
export const WidthField = memo(function WidthField({ uuid }: { uuid: string }) {
  const store = useEditorStore();
  const width = useEditor((state) => state.edit.document.items[uuid]?.tamaño ?? 100);
  const max = useEditor(({ edit }) => {
    const position = positionOf(edit.document, uuid);
    if (position === undefined) return 100;
    return maxWidth(columnWidths(itemsOfSection(edit.document, position.section.id)), position.column);
  });
  return (
    <Input.Wrapper size="xs" label={editorStyleMessages.width.label(Math.round(width))} labelElement="div">
      <Slider
        mt={6}
        mb={22}
        mx={8}
        size="sm"
        thumbLabel={editorStyleMessages.width.slider}
        min={MIN_WIDTH}
        max={100}
        step={WIDTH_STEP}
        marks={MARKS}
        label={editorStyleMessages.width.percent}
        value={width}
        onChange={(value) => setWidth(store, uuid, value)}
        onChangeEnd={() => endMerging(store)}
      />
      {max < 99.9 ? (
        <Group gap={6} justify="space-between" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {editorStyleMessages.width.most(Math.floor(max))}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            style={{ flex: 'none' }}
            onClick={() => makeRoom(store, uuid)}
          >
            {editorStyleMessages.width.makeRoom}
          </Button>
        </Group>
      ) : null}
    </Input.Wrapper>
  );
});
