import type { BulkFile } from '@lienzo/schema/api/bulk-endpoints';
import type { BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { bulkMessages as words } from '@lienzo/schema/messages/bulk-messages';
import { Badge, Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import type { Hold } from '../../../shared/unsaved/use-unsaved-question';
import { refusalOf } from '../people/refusal-of';
import { BulkFindings } from './BulkFindings';
import { BulkGrid } from './BulkGrid';
import { EvidenceField } from './EvidenceField';
import type { ToSave } from './save-bulk';
import { useBulkLines } from './use-bulk-lines';

type BulkPreviewProps = {
  kind: BulkKind;
  loaded: BulkFile;
  evidence: File[];
  chooseEvidence: (files: File[]) => void;
  problem: Error | null;
  /** Corrections are not lost without a question. */
  hold: Hold;
  save: (rows: ToSave) => void;
  back: () => void;
};

/** The second step: what the file says, corrected on the spot, and how it is loaded. */
export function BulkPreview({
  kind,
  loaded,
  evidence,
  chooseEvidence,
  problem,
  hold,
  save,
  back,
}: BulkPreviewProps) {
  const bulk = useBulkLines(kind, loaded, evidence);
  const [onlyThese, setOnlyThese] = useState(false);
  const [onlyValid, setOnlyValid] = useState(false);
  const isDirty = bulk.lines !== loaded.data;
  useEffect(() => hold(() => isDirty), [hold, isDirty]);
  const wrong = bulk.problems.size;
  const ready = bulk.lines.length - wrong;
  const { context, sin_nomina: strangers } = loaded;
  return (
    <Stack gap="md">
      <Group gap="xs" role="status">
        <Badge color="brand" variant="light">
          {words.ready(ready)}
        </Badge>
        {wrong > 0 && (
          <Badge color="red" variant="light">
            {words.wrong(wrong)}
          </Badge>
        )}
        {strangers.length > 0 && (
          <Badge color="orange" variant="light">
            {words.strangers(strangers.length)}
          </Badge>
        )}
      </Group>
      <BulkFindings loaded={loaded} />
      {kind === 'IN' && <EvidenceField files={evidence} choose={chooseEvidence} />}
      {bulk.lines.length === 0 ? (
        <Text c="dimmed">{words.noLines}</Text>
      ) : (
        <>
          <BulkGrid kind={kind} bulk={bulk} context={context} evidence={evidence} />
          <Radio.Group
            label={words.mode}
            value={onlyThese ? 'these' : 'all'}
            onChange={(value) => setOnlyThese(value === 'these')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="all" label={words.replaceAll(context.captured)} />
              <Radio value="these" label={words.onlyThese} />
            </Stack>
          </Radio.Group>
          {wrong > 0 && (
            <Checkbox
              label={words.onlyValid}
              description={words.fixOrChoose}
              checked={onlyValid}
              onChange={(event) => setOnlyValid(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <FormProblem text={problem === null ? null : refusalOf(problem)} />
      <DialogFooter>
        <Button variant="default" onClick={back}>
          {words.otherFile}
        </Button>
        <Button
          disabled={ready === 0 || (wrong > 0 && !onlyValid)}
          onClick={() => save({ checked: bulk.checked, context, evidence, onlyThese })}
        >
          {words.load}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
