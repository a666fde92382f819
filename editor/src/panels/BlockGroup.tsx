import type { BlockReference } from '@lienzo/schema/report/block-reference';
import { MAX_BLOCK_NAME } from '@lienzo/schema/report/block-reference';
import { blockMessages as messages } from '@lienzo/schema/reports/block-messages';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { publishBlock, releaseBlock, removeBlock, saveAsBlock, updateFromBlock } from '../actions/blocks.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { PanelGroup } from './PanelGroup.tsx';

/** What a section has to do with blocks: it becomes one, or it is one's. */
export function BlockGroup({ id, bloque }: { id: string; bloque: BlockReference | undefined }) {
  const isOffered = useEditor(({ host, readOnly }) => host.blocks !== undefined && !readOnly);
  if (!isOffered) return null;
  return (
    <PanelGroup title={messages.group}>
      {bloque === undefined ? <NewBlock id={id} /> : <OwnBlock id={id} bloque={bloque} />}
    </PanelGroup>
  );
}

function NewBlock({ id }: { id: string }) {
  const store = useEditorStore();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isEmpty = useEditor((state) => (state.edit.document.sections[id]?.items.length ?? 0) === 0);
  const save = async (): Promise<void> => {
    const wrong = isEmpty ? messages.emptySection : name.trim() === '' ? messages.noName : null;
    setProblem(wrong);
    if (wrong !== null) return;
    setIsSaving(true);
    await saveAsBlock(store, id, name.trim());
    setIsSaving(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={6}>
        <TextInput
          size="xs"
          label={messages.name}
          description={messages.saveHelp}
          maxLength={MAX_BLOCK_NAME}
          error={problem}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" loading={isSaving}>
          {messages.save}
        </Button>
      </Stack>
    </form>
  );
}

function OwnBlock({ id, bloque }: { id: string; bloque: BlockReference }) {
  const store = useEditorStore();
  const { status, list } = useEditor((state) => state.blocks);
  const host = useEditor((state) => state.host.blocks);
  const block = list.find((one) => one.id === bloque.id);
  const button = { size: 'xs', variant: 'default' } as const;
  if (block === undefined)
    return (
      <Stack gap={6}>
        <Text size="xs">
          {status === 'ready' ? messages.deleted(bloque.nombre) : messages.of(bloque.nombre, bloque.version)}
        </Text>
        <Button {...button} onClick={() => releaseBlock(store, id)}>
          {messages.release}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={6}>
      <Text size="xs">{messages.of(block.nombre, bloque.version)}</Text>
      {block.version > bloque.version ? (
        <Alert color="yellow" variant="light" p="xs">
          {messages.newer(block.version)}
          <Button {...button} mt={6} fullWidth onClick={() => void updateFromBlock(store, id)}>
            {messages.update}
          </Button>
        </Alert>
      ) : null}
      {block.can_edit ? (
        <Button {...button} onClick={() => void publishBlock(store, id)}>
          {messages.publish}
        </Button>
      ) : null}
      <Button {...button} onClick={() => host?.showUses(block.id)}>
        {messages.uses}
      </Button>
      <Button {...button} onClick={() => releaseBlock(store, id)}>
        {messages.release}
      </Button>
      {block.can_edit ? (
        <Button {...button} color="red" onClick={() => void removeBlock(store, block)}>
          {messages.remove}
        </Button>
      ) : null}
    </Stack>
  );
}
