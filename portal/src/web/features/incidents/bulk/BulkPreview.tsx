import type { BulkFile } from '@lienzo/schema/bulk/bulk-endpoints';
import type { BulkKind, BulkMode } from '@lienzo/schema/bulk/bulk-line';
import { bulkLosses } from '@lienzo/schema/bulk/bulk-losses';
import { bulkMessages as texts } from '@lienzo/schema/bulk/bulk-messages';
import { Badge, Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import type { Hold } from '../../../shared/unsaved/use-unsaved-question';
import { refusalOf } from '../people/refusal-of';
import { BulkFindings } from './BulkFindings';
import { BulkGrid } from './BulkGrid';
import { BulkLosses } from './BulkLosses';
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
  const [mode, setMode] = useState<BulkMode>('named');
  const bulk = useBulkLines(kind, loaded, evidence, mode);
  const [onlyValid, setOnlyValid] = useState(false);
  const [isAsked, ask] = useState(false);
  const isDirty = bulk.lines !== loaded.data;
  useEffect(() => hold(() => isDirty), [hold, isDirty]);
  const wrong = bulk.problems.size;
  const ready = bulk.lines.length - wrong;
  const { context, sin_nomina: strangers } = loaded;
  const losses = useMemo(() => bulkLosses(bulk.checked, context), [bulk.checked, context]);
  const people = new Set(losses.map(({ employee_id }) => employee_id)).size;
  const load = (): void => save({ checked: bulk.checked, context, evidence });
  return (
    <Stack gap="md">
      <Group gap="xs" role="status">
        <Badge color="brand" variant="light">
          {texts.ready(ready)}
        </Badge>
        {wrong > 0 && (
          <Badge color="red" variant="light">
            {texts.wrong(wrong)}
          </Badge>
        )}
        {strangers.length > 0 && (
          <Badge color="orange" variant="light">
            {texts.strangers(strangers.length)}
          </Badge>
        )}
      </Group>
      <BulkFindings loaded={loaded} />
      {kind === 'IN' && <EvidenceField files={evidence} choose={chooseEvidence} />}
      {bulk.lines.length === 0 ? (
        <Text c="dimmed">{texts.noLines}</Text>
      ) : (
        <>
          <BulkGrid kind={kind} bulk={bulk} context={context} evidence={evidence} />
          <Radio.Group
            label={texts.mode}
            value={mode}
            onChange={(value) => setMode(value === 'all' ? 'all' : 'named')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="named" label={texts.onlyNamed} description={texts.onlyNamedHelp[kind]} />
              <Radio value="all" label={texts.replaceAll(context.captured)} />
            </Stack>
          </Radio.Group>
          <BulkLosses kind={kind} losses={losses} context={context} />
          {wrong > 0 && (
            <Checkbox
              label={texts.onlyValid}
              description={texts.fixOrChoose}
              checked={onlyValid}
              onChange={(event) => setOnlyValid(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <FormProblem text={problem === null ? null : refusalOf(problem)} />
      <DialogFooter>
        <Button variant="default" onClick={back}>
          {texts.otherFile}
        </Button>
        <Button
          disabled={bulk.checked.people.length === 0 || (wrong > 0 && !onlyValid)}
          onClick={() => (losses.length > 0 ? ask(true) : load())}
        >
          {texts.load}
        </Button>
      </DialogFooter>
      <ConfirmDialog
        parts={
          isAsked
            ? {
                title: texts.lossTitle,
                text: texts.lossQuestion(
                  losses.reduce((sum, { records }) => sum + records, 0),
                  people,
                ),
                verb: texts.load,
                isHard: true,
              }
            : null
        }
        isWorking={false}
        confirm={() => {
          ask(false);
          load();
        }}
        close={() => ask(false)}
      />
    </Stack>
  );
}
