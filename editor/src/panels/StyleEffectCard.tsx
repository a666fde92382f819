import type { ColumnFormat } from '@lienzo/schema/data/column';
import {
  type ReportStyle,
  STYLE_PARTS,
  type StyleEffect,
  styleEffect,
  stylePart,
} from '@lienzo/schema/report/report-style';
import type { KeptStyle } from '@lienzo/schema/reports/style-endpoints';
import { styleMessages as messages } from '@lienzo/schema/reports/style-messages';
import { fontMessages } from '@lienzo/schema/rule-messages/font-messages';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { takeStyle } from '../actions/styles.ts';
import { formatLabel } from '../controls/format-label.ts';
import { toReport } from '../model/to-report.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** What a style would change in the report, and the button that does it. */
export function StyleEffectCard({ style, onClose }: { style: KeptStyle; onClose: () => void }) {
  const store = useEditorStore();
  const document = useEditor((state) => state.edit.document);
  const effect = useMemo(() => styleEffect(toReport(document), style.estilo), [document, style]);
  const changes = effect.font !== null || effect.items.length > 0;
  return (
    <Stack gap={6} mt={6} role="group" aria-label={messages.effect(style.nombre)}>
      {changes ? (
        <List size="xs" spacing={2} withPadding={false}>
          {sentencesOf(effect, style.estilo).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      ) : (
        <Text size="xs">{messages.noEffect}</Text>
      )}
      <Group gap={6}>
        {changes ? (
          <Button
            size="xs"
            autoFocus
            onClick={() => {
              takeStyle(store, style);
              onClose();
            }}
          >
            {messages.apply}
          </Button>
        ) : null}
        <Button size="xs" variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

function sentencesOf(
  { font, items, ownFonts, formats }: StyleEffect,
  { formatos = {} }: ReportStyle,
): string[] {
  const parts = STYLE_PARTS.flatMap((part) => {
    const count = items.filter((item) => stylePart(item) === part).length;
    return count === 0 ? [] : [messages.parts[part](count)];
  });
  return [
    ...(font === null
      ? []
      : [messages.font(fontMessages.names[font.before], fontMessages.names[font.after])]),
    ...(parts.length === 0 ? [] : [messages.items(parts, items.length)]),
    ...(formats.length === 0
      ? []
      : [messages.formats(formats.flatMap((kind) => formatLabelOf(formatos[kind])))]),
    ...(ownFonts === 0 ? [] : [messages.ownFonts(ownFonts)]),
  ];
}

const formatLabelOf = (format: ColumnFormat | undefined): string[] =>
  format === undefined ? [] : [formatLabel(format)];
