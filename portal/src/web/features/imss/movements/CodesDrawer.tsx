import { endpoints } from '@lienzo/schema/endpoints';
import type { RejectionCodeEntry } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { Button, Drawer, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { useLayer } from '../../../shared/layers/use-layer';
import { FailedState } from '../../../shared/states/FailedState';
import { CodeRows } from '../codes/CodeRows';
import { UnexplainedCode } from '../codes/UnexplainedCode';
import { useCodeCalls } from '../codes/use-code-calls';
import { rejectionCodesQuery } from './movement-queries';

const EMPTY: RejectionCodeEntry = { code: '', explanation: '', fix: '' };
const CALLS = {
  save: (body: RejectionCodeEntry) => call(endpoints.save_imss_rejection_code, { body }),
  remove: ({ code }: RejectionCodeEntry) => call(endpoints.delete_imss_rejection_code, { body: { code } }),
};

/** What the codes of rejections mean: a table that the bureau keeps, for no public list exists. */
export function CodesDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  useLayer(isOpen, close);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={640}
      title={texts.codes}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {isOpen && <Codes />}
    </Drawer>
  );
}

function Codes() {
  const codes = useQuery(rejectionCodesQuery);
  const [entry, setEntry] = useState(EMPTY);
  const { save, remove } = useCodeCalls('imss codes', CALLS, () => setEntry(EMPTY));
  if (codes.isLoadingError)
    return <FailedState title={texts.codesFailed} error={codes.error} retry={() => void codes.refetch()} />;
  if (codes.data === undefined) return <Skeleton height={240} />;
  const known = codes.data.codes;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.codesLead}
      </Text>
      {codes.data.unexplained.map(({ code, message }) => (
        <UnexplainedCode
          key={code}
          said={texts.unexplained(code, message)}
          explain={() => setEntry({ code, explanation: message, fix: '' })}
        />
      ))}
      <CodeForm entry={entry} change={setEntry} save={() => save.mutate(entry)} isSaving={save.isPending} />
      {known.length === 0 && <Text c="dimmed">{texts.noCodes}</Text>}
      {known.length > 0 && (
        <CodeRows
          label={texts.codes}
          heads={[texts.code, texts.explanation, texts.book.columns.fix]}
          entries={known}
          keyOf={({ code }) => code}
          cellsOf={({ code, explanation, fix }) => [code, explanation, fix]}
          editLabel={({ code }) => texts.editCode(code)}
          deleteLabel={({ code }) => texts.deleteCode(code)}
          edit={setEntry}
          remove={remove.mutate}
        />
      )}
    </Stack>
  );
}

type CodeFormProps = {
  entry: RejectionCodeEntry;
  change: (entry: RejectionCodeEntry) => void;
  save: () => void;
  isSaving: boolean;
};

function CodeForm({ entry, change, save, isSaving }: CodeFormProps) {
  const isComplete = entry.code.trim() !== '' && entry.explanation.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) save();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={texts.code}
          maxLength={20}
          value={entry.code}
          onChange={(event) => change({ ...entry, code: event.currentTarget.value })}
        />
        <Textarea
          label={texts.explanation}
          autosize
          maxLength={500}
          value={entry.explanation}
          onChange={(event) => change({ ...entry, explanation: event.currentTarget.value })}
        />
        <Textarea
          label={texts.book.columns.fix}
          autosize
          maxLength={500}
          value={entry.fix}
          onChange={(event) => change({ ...entry, fix: event.currentTarget.value })}
        />
        <Button type="submit" disabled={!isComplete} loading={isSaving} style={{ alignSelf: 'start' }}>
          {texts.saveCode}
        </Button>
      </Stack>
    </form>
  );
}
