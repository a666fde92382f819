import { formatMoment } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Button, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { DialogFooter } from '../dialogs/DialogFooter';
import { useLayer } from '../layers/use-layer';
import { type ConflictScope, topFolderOf } from './conflict-answers';
import classes from './UploadConflictDialog.module.css';
import type { ConflictChoice, Upload } from './upload';
import { uploadQueue } from './upload-queue';

/** Asks what to do with a file whose name is taken; the other files go on meanwhile. */
export function UploadConflictDialog() {
  const { uploads, answered } = useStore(uploadQueue.store);
  const conflicts = uploads.filter(({ state }) => state === 'conflict');
  const [asked] = conflicts;
  const skip = (): void => {
    if (asked !== undefined) uploadQueue.answer(asked, 'skip', 'one');
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
      {asked !== undefined && (
        <Question key={asked.id} asked={asked} conflicts={conflicts} answered={answered} />
      )}
    </Modal>
  );
}

type QuestionProps = { asked: Upload; conflicts: readonly Upload[]; answered: number };

function Question({ asked, conflicts, answered }: QuestionProps) {
  const mayReplace = asked.target.kind === 'folder' && asked.target.mayReplace;
  const [choice, setChoice] = useState<ConflictChoice>(mayReplace ? 'replace' : 'keep_both');
  const [scope, setScope] = useState<ConflictScope>('one');
  const choices: ConflictChoice[] = mayReplace ? ['replace', 'keep_both', 'skip'] : ['keep_both', 'skip'];
  const scopes = scopesOf(asked, conflicts);
  return (
    <Stack
      component="form"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault();
        uploadQueue.answer(asked, choice, scope);
      }}
    >
      {answered + conflicts.length > 1 && (
        <Text size="sm" c="dimmed" className="lienzo-figures" role="status">
          {uploadMessages.conflictPlace(answered + 1, answered + conflicts.length)}
        </Text>
      )}
      <Text style={{ overflowWrap: 'anywhere' }}>{uploadMessages.conflictText(asked.name)}</Text>
      <BothFiles asked={asked} />
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
      {scopes.length > 1 && (
        <Stack role="radiogroup" aria-label={uploadMessages.applyTo} gap="xs">
          <Text size="sm" fw={550} aria-hidden>
            {uploadMessages.applyTo}
          </Text>
          {scopes.map(({ value, label }) => (
            <Radio
              key={value}
              name="alcance"
              value={value}
              checked={scope === value}
              onChange={() => setScope(value)}
              label={label}
            />
          ))}
        </Stack>
      )}
      <DialogFooter>
        <Button type="submit">{uploadMessages.continue}</Button>
      </DialogFooter>
    </Stack>
  );
}

/** Size and day of both, so that the choice is not blind. */
function BothFiles({ asked: { file, existing } }: { asked: Upload }) {
  const faces = [
    ...(existing === null
      ? []
      : [{ name: uploadMessages.conflictExisting, size: existing.size, day: existing.modified_at }]),
    ...(file === null
      ? []
      : [
          {
            name: uploadMessages.conflictNew,
            size: file.size,
            day: new Date(file.lastModified).toISOString(),
          },
        ]),
  ];
  return (
    <dl className={classes.files}>
      {faces.map(({ name, size, day }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="lienzo-figures">
            {uploadMessages.conflictFace(formatBytes(size), formatMoment(day))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The conflict alone, those of its folder when there are others too, and all. */
function scopesOf(asked: Upload, conflicts: readonly Upload[]): { value: ConflictScope; label: string }[] {
  const folder = topFolderOf(asked);
  const ofFolder = conflicts.filter((one) => topFolderOf(one) === folder).length;
  return [
    { value: 'one', label: uploadMessages.applyToOne },
    ...(folder !== '' && ofFolder > 1
      ? [{ value: 'folder' as const, label: uploadMessages.applyToFolder(folder, ofFolder) }]
      : []),
    ...(conflicts.length > 1 && (folder === '' || ofFolder < conflicts.length)
      ? [{ value: 'all' as const, label: uploadMessages.applyToAll(conflicts.length) }]
      : []),
  ];
}

const LABELS = {
  replace: { label: uploadMessages.replace, help: uploadMessages.replaceHelp },
  keep_both: { label: uploadMessages.keepBoth, help: uploadMessages.keepBothHelp },
  skip: { label: uploadMessages.skip, help: uploadMessages.skipHelp },
} satisfies Record<ConflictChoice, { label: string; help: string }>;
