import { endpoints } from '@lienzo/schema/endpoints';
import { type BlockEffect, MAX_APPLIED } from '@lienzo/schema/reports/block-endpoints';
import { blockMessages } from '@lienzo/schema/reports/block-messages';
import { Alert, Button, Checkbox, List, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { blockEffectsQuery } from './block-effects-query';

const { effects: messages } = blockMessages;

type BlockUsesDialogProps = {
  /** null: the dialog is closed. */
  block: string | null;
  /** The report that is open in the editor. */
  reportId: number | null;
  close: () => void;
};

/** The reports that use a block: what its current version changes in each, applied to one or to several. */
export function BlockUsesDialog({ block, reportId, close }: BlockUsesDialogProps) {
  useLayer(block !== null, close);
  // While the dialog fades out, it keeps its content.
  const [last, setLast] = useState(block);
  if (block !== null && block !== last) setLast(block);
  return (
    <Modal
      opened={block !== null}
      onClose={close}
      size={640}
      title={<Title block={block ?? last} />}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {block === null ? null : <Uses block={block} reportId={reportId} close={close} />}
    </Modal>
  );
}

function Title({ block }: { block: string | null }) {
  const { data } = useQuery({ ...blockEffectsQuery(block ?? ''), enabled: block !== null });
  return <>{data === undefined ? blockMessages.title : messages.title(data.nombre)}</>;
}

function Uses({ block, reportId, close }: BlockUsesDialogProps & { block: string }) {
  const effects = useQuery(blockEffectsQuery(block));
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const queries = useQueryClient();
  const apply = useMutation({
    mutationFn: (reports: readonly BlockEffect[]) => applyTo(block, effects.data?.version ?? 1, reports),
    onSuccess: async () => {
      setChosen(null);
      await queries.invalidateQueries({ queryKey: ['reports'] });
      await effects.refetch();
    },
  });
  if (effects.isLoadingError)
    return (
      <FailedState title={blockMessages.failed} error={effects.error} retry={() => void effects.refetch()} />
    );
  if (effects.data === undefined)
    return <Skeleton height={120} role="status" aria-label={blockMessages.loading} />;
  const { reportes, version } = effects.data;
  const open = reportes.filter((one) => isOpen(one, version, reportId));
  const picked = open.filter(({ id_report }) => chosen?.has(id_report) ?? true).slice(0, MAX_APPLIED);
  const toggle = (id: number): void => {
    const next = new Set(chosen ?? open.map(({ id_report }) => id_report));
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{reportes.length === 0 ? messages.none : messages.lead(version)}</Text>
      {reportes.map((report) => (
        <Use
          key={report.id_report}
          report={report}
          version={version}
          reportId={reportId}
          isChosen={picked.includes(report)}
          toggle={() => toggle(report.id_report)}
        />
      ))}
      <DialogFooter>
        <Button variant="default" onClick={close} data-autofocus>
          {messages.close}
        </Button>
        {open.length === 0 ? null : (
          <Button
            disabled={picked.length === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate(picked)}
          >
            {messages.apply(picked.length)}
          </Button>
        )}
      </DialogFooter>
    </Stack>
  );
}

/** Whether the current version can be put into a report from here. */
const isOpen = (report: BlockEffect, version: number, reportId: number | null): boolean =>
  report.can_edit && report.problem === null && report.version < version && report.id_report !== reportId;

type UseProps = {
  report: BlockEffect;
  version: number;
  reportId: number | null;
  isChosen: boolean;
  toggle: () => void;
};

function Use({ report, version, reportId, isChosen, toggle }: UseProps) {
  const note = noteOf(report, version, reportId);
  const isOffered = isOpen(report, version, reportId);
  return (
    <Stack gap={4}>
      {isOffered ? (
        <Checkbox
          label={report.nombre}
          aria-label={messages.choose(report.nombre)}
          checked={isChosen}
          onChange={toggle}
        />
      ) : (
        <Text fw={550}>{report.nombre}</Text>
      )}
      {note === null ? null : (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {report.problem === null ? null : (
        <Alert color="red" variant="light" p="xs">
          {messages.problem(report.problem)}
        </Alert>
      )}
      {report.version === version || report.id_report === reportId ? null : (
        <Changes sentences={report.changes} />
      )}
    </Stack>
  );
}

function noteOf(report: BlockEffect, version: number, reportId: number | null): string | null {
  if (report.id_report === reportId) return messages.open;
  if (report.version === version) return messages.current;
  return report.can_edit ? messages.version(report.version) : messages.notYours;
}

function Changes({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return <Text size="sm">{messages.noChange}</Text>;
  return (
    <List size="sm">
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal sentences may stand in a list that never changes
        <List.Item key={at}>{sentence}</List.Item>
      ))}
    </List>
  );
}

/** Says how many reports changed, and why others did not. */
async function applyTo(id: string, version: number, reports: readonly BlockEffect[]): Promise<void> {
  const reportes = reports.map(({ id_report, updated_at }) => ({ id: id_report, updated_at }));
  const { result } = await call(endpoints.apply_block, { body: { id, version, reportes } });
  const done = result.filter(({ reason }) => reason === null).length;
  if (done > 0) notify.success(messages.applied(done));
  for (const { id_report, reason } of result) {
    const name = reports.find((one) => one.id_report === id_report)?.nombre ?? '';
    if (reason !== null) notify.danger(messages.failed(name, reason));
  }
}
