import type { KeptStyle } from '@lienzo/schema/reports/style-endpoints';
import { styleMessages as messages } from '@lienzo/schema/reports/style-messages';
import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconDots, IconPalette } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  loadStyles,
  removeStyle,
  renameStyle,
  replaceStyle,
  saveStyle,
  setDefaultStyle,
} from '../actions/styles.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { StyleEffectCard } from './StyleEffectCard.tsx';
import { StyleNameForm } from './StyleNameForm.tsx';

/** The organization's styles: one is applied, the look of the report is kept as one; nothing where the host keeps none. */
export function StylesGroup() {
  const store = useEditorStore();
  const isOffered = useEditor(({ host, readOnly }) => host.styles !== undefined && !readOnly);
  const { status, list } = useEditor((state) => state.styles);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => {
    if (!isOffered) return undefined;
    const asked = new AbortController();
    void loadStyles(store, asked.signal);
    return () => asked.abort();
  }, [store, isOffered]);
  if (!isOffered) return null;
  return (
    <PanelGroup title={messages.title}>
      <Stack gap={6}>
        <Text size="xs" c="dimmed">
          {status === 'ready' && list.length === 0 ? messages.empty : messages.help}
        </Text>
        {status === 'failed' ? (
          <Text size="xs" role="alert">
            {messages.failed}{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => void loadStyles(store, new AbortController().signal)}
            >
              {messages.retry}
            </Button>
          </Text>
        ) : null}
        {list.map((style) => (
          <StyleRow key={style.id} style={style} />
        ))}
        {isSaving ? (
          <StyleNameForm onKeep={(name) => saveStyle(store, name)} onClose={() => setIsSaving(false)} />
        ) : (
          <Button size="xs" variant="default" onClick={() => setIsSaving(true)}>
            {messages.save}
          </Button>
        )}
      </Stack>
    </PanelGroup>
  );
}

type Open = 'effect' | 'name' | 'remove';

function StyleRow({ style }: { style: KeptStyle }) {
  const store = useEditorStore();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div>
      <Group gap={4} wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          flex={1}
          miw={0}
          justify="flex-start"
          leftSection={<IconPalette size={15} stroke={1.6} aria-hidden />}
          aria-label={
            style.predeterminado === true
              ? messages.chooseDefault(style.nombre)
              : messages.choose(style.nombre)
          }
          aria-expanded={open === 'effect'}
          onClick={() => setOpen(open === 'effect' ? null : 'effect')}
        >
          {style.nombre}
          {style.predeterminado === true ? (
            <Text span size="xs" c="dimmed" ml={6}>
              {messages.isDefault}
            </Text>
          ) : null}
        </Button>
        {style.can_edit ? <StyleMenu style={style} open={setOpen} /> : null}
      </Group>
      {open === 'effect' ? <StyleEffectCard style={style} onClose={close} /> : null}
      {open === 'name' ? (
        <StyleNameForm
          initial={style.nombre}
          onKeep={(name) => renameStyle(store, style, name)}
          onClose={close}
        />
      ) : null}
      {open === 'remove' ? <RemoveQuestion style={style} onClose={close} /> : null}
    </div>
  );
}

function StyleMenu({ style, open }: { style: KeptStyle; open: (what: Open) => void }) {
  const store = useEditorStore();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={messages.more(style.nombre)}>
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open('name')}>{messages.rename}</Menu.Item>
        <Menu.Item onClick={() => void replaceStyle(store, style)}>{messages.replace}</Menu.Item>
        {style.can_set_default === true ? (
          <Menu.Item onClick={() => void setDefaultStyle(store, style, style.predeterminado !== true)}>
            {style.predeterminado === true ? messages.unsetDefault : messages.setDefault}
          </Menu.Item>
        ) : null}
        <Menu.Item color="red" onClick={() => open('remove')}>
          {messages.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function RemoveQuestion({ style, onClose }: { style: KeptStyle; onClose: () => void }) {
  const store = useEditorStore();
  const [isWorking, setIsWorking] = useState(false);
  const remove = async (): Promise<void> => {
    setIsWorking(true);
    await removeStyle(store, style);
    onClose();
  };
  return (
    <Stack gap={6} mt={6} role="group" aria-label={messages.question(style.nombre)}>
      <Text size="xs" fw={600}>
        {messages.question(style.nombre)}
      </Text>
      <Text size="xs" c="dimmed">
        {messages.questionHelp}
      </Text>
      <Group gap={6}>
        <Button
          size="xs"
          color="red"
          loading={isWorking}
          data-autofocus
          autoFocus
          onClick={() => void remove()}
        >
          {messages.remove}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
