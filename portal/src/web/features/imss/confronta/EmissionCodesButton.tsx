import { endpoints } from '@lienzo/schema/endpoints';
import type { EmissionCodeEntry } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { EMISSION_CODE_KINDS, EMISSION_MEANINGS } from '@lienzo/schema/imss/readers/emission-codes';
import { Button, Drawer, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { useLayer } from '../../../shared/layers/use-layer';
import { FailedState } from '../../../shared/states/FailedState';
import { CodeRows } from '../codes/CodeRows';
import { UnexplainedCode } from '../codes/UnexplainedCode';
import { useCodeCalls } from '../codes/use-code-calls';
import { emissionCodesQuery } from './confronta-queries';

const texts = confrontaMessages.codes;
const EMPTY: EmissionCodeEntry = { kind: 'tipo', code: '', explanation: '', meaning: null };
const CALLS = {
  save: (body: EmissionCodeEntry) => call(endpoints.save_imss_emission_code, { body }),
  remove: ({ kind, code }: EmissionCodeEntry) =>
    call(endpoints.delete_imss_emission_code, { body: { kind, code } }),
};

/** What the numbers of movements in an emission mean: a table that the bureau keeps, for no public list exists. */
export function EmissionCodesButton() {
  const [isOpen, { open, close }] = useDisclosure(false);
  useLayer(isOpen, close);
  return (
    <>
      <Button variant="default" leftSection={<IconList size={16} aria-hidden />} onClick={open}>
        {texts.title}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={720}
        title={texts.title}
        closeButtonProps={{ 'aria-label': movementMessages.close }}
      >
        {isOpen && <Codes />}
      </Drawer>
    </>
  );
}

function Codes() {
  const codes = useQuery(emissionCodesQuery);
  const [entry, setEntry] = useState(EMPTY);
  const { save, remove } = useCodeCalls('emission codes', CALLS, () => setEntry(EMPTY));
  if (codes.isLoadingError)
    return <FailedState title={texts.failed} error={codes.error} retry={() => void codes.refetch()} />;
  if (codes.data === undefined) return <Skeleton height={240} />;
  const known = codes.data.codes;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {codes.data.unexplained.map(({ kind, code, message }) => (
        <UnexplainedCode
          key={`${kind} ${code}`}
          said={message}
          explain={() => setEntry({ ...EMPTY, kind, code })}
        />
      ))}
      <CodeForm entry={entry} change={setEntry} save={() => save.mutate(entry)} isSaving={save.isPending} />
      {known.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {known.length > 0 && (
        <CodeRows
          label={texts.title}
          heads={[texts.kind, texts.code, texts.explanation, texts.meaning]}
          entries={known}
          keyOf={({ kind, code }) => `${kind} ${code}`}
          cellsOf={({ kind, code, explanation, meaning }) => [
            ...[texts.kinds[kind], code, explanation],
            meaning === null ? '' : texts.meanings[meaning],
          ]}
          editLabel={({ kind, code }) => texts.edit(texts.kinds[kind], code)}
          deleteLabel={({ kind, code }) => texts.remove(texts.kinds[kind], code)}
          edit={setEntry}
          remove={remove.mutate}
        />
      )}
    </Stack>
  );
}

type CodeFormProps = {
  entry: EmissionCodeEntry;
  change: (entry: EmissionCodeEntry) => void;
  save: () => void;
  isSaving: boolean;
};

function CodeForm({ entry, change, save, isSaving }: CodeFormProps) {
  const { kind, code, explanation, meaning } = entry;
  const isComplete =
    code.trim() !== '' && explanation.trim() !== '' && (kind === 'tipo') === (meaning !== null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) save();
      }}
    >
      <Stack gap="xs">
        <Select
          label={texts.kind}
          allowDeselect={false}
          data={EMISSION_CODE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={(value) => {
            const chosen = EMISSION_CODE_KINDS.find((one) => one === value) ?? 'tipo';
            change({ ...entry, kind: chosen, meaning: chosen === 'tipo' ? meaning : null });
          }}
        />
        <TextInput
          label={texts.code}
          maxLength={20}
          value={code}
          onChange={(event) => change({ ...entry, code: event.currentTarget.value })}
        />
        <TextInput
          label={texts.explanation}
          maxLength={500}
          value={explanation}
          onChange={(event) => change({ ...entry, explanation: event.currentTarget.value })}
        />
        {kind === 'tipo' && (
          <Select
            label={texts.meaning}
            allowDeselect={false}
            data={EMISSION_MEANINGS.map((value) => ({ value, label: texts.meanings[value] }))}
            value={meaning}
            onChange={(value) =>
              change({ ...entry, meaning: EMISSION_MEANINGS.find((one) => one === value) ?? null })
            }
          />
        )}
        <Button type="submit" disabled={!isComplete} loading={isSaving} style={{ alignSelf: 'start' }}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
