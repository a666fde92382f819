import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useLayer } from '../layers/use-layer';
import { type ConflictChoice, isOpen, type Upload } from './upload';
import { uploadQueue } from './upload-queue';

/** Asks what to do with a file whose name is taken; the other files go on meanwhile. */
export function UploadConflictDialog() {
  const { uploads } = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.state);
  const asked = uploads.find(({ state }) => state === 'conflict');
  const others = uploads.filter((upload) => isOpen(upload) && upload !== asked).length;
  const skip = (): void => {
    if (asked !== undefined) uploadQueue.answer(asked.id, 'skip', false);
  };
  useLayer(asked?.id ?? false, skip);
  return (
    <Modal
      opened={asked !== undefined}
      onClose={skip}
      title={uploadMessages.conflictTitle}
      size={480}
      zIndex={250}
      transitionProps={{ duration: 0 }}
    >
      {asked !== undefined && <Question key={asked.id} upload={asked} others={others} />}
    </Modal>
  );
}

function Question({ upload, others }: { upload: Upload; others: number }) {
  const mayReplace = upload.target.kind === 'folder' && upload.target.mayReplace;
  const [choice, setChoice] = useState<ConflictChoice>(mayReplace ? 'replace' : 'keep_both');
  const [toAll, setToAll] = useState(false);
  const choices: ConflictChoice[] = mayReplace ? ['replace', 'keep_both', 'skip'] : ['keep_both', 'skip'];
  return (
    <Stack
      component="form"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault();
        uploadQueue.answer(upload.id, choice, toAll);
      }}
    >
      <Text>{uploadMessages.conflictText(upload.name)}</Text>
      <Stack role="radiogroup" aria-label={uploadMessages.conflictTitle} gap="sm">
        {choices.map((value) => (
          <Radio
            key={value}
            name="conflicto"
            value={value}
            checked={choice === value}
            onChange={() => setChoice(value)}
            label={LABELS[value].label}
            description={LABELS[value].help}
            data-autofocus={choice === value || undefined}
          />
        ))}
      </Stack>
      {others > 0 && (
        <Checkbox
          label={uploadMessages.applyToFollowing}
          checked={toAll}
          onChange={(event) => setToAll(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button type="submit">{uploadMessages.continue}</Button>
      </Group>
    </Stack>
  );
}

const LABELS = {
  replace: { label: uploadMessages.replace, help: uploadMessages.replaceHelp },
  keep_both: { label: uploadMessages.keepBoth, help: uploadMessages.keepBothHelp },
  skip: { label: uploadMessages.skip, help: uploadMessages.skipHelp },
} satisfies Record<ConflictChoice, { label: string; help: string }>;
