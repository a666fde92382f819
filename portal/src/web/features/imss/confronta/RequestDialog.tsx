import { confrontaMessages as texts } from '@lienzo/schema/imss/confronta-messages';
import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { openTicket } from '../../../shared/downloads/open-ticket';
import { useLayer } from '../../../shared/layers/use-layer';
import { FindingsList } from './FindingsList';
import { useGenerateIncomplete } from './use-generate-txt';

type RequestDialogProps = {
  row: ImssStatusRow | undefined;
  isTxt: boolean;
  close: () => void;
  /** Opens the differences of a comparison. */
  see: (requestId: number) => void;
};

/** How a request ended: its files, and what was found; those for SUA can be generated without who lacks data. */
export function RequestDialog({ row, isTxt, close, see }: RequestDialogProps) {
  useLayer(row !== undefined, close);
  return (
    <Modal opened={row !== undefined} onClose={close} title={row?.nomina ?? ''} size="xl">
      {row !== undefined && <Request {...{ row, isTxt, close, see }} />}
    </Modal>
  );
}

function Request({ row, isTxt, close, see }: RequestDialogProps & { row: ImssStatusRow }) {
  const generate = useGenerateIncomplete(close);
  const download = useMutation({
    mutationFn: (id: string) => openTicket({ ids: [id] }),
    meta: { thing: 'confronta file' },
  });
  const { sin_datos = 0 } = row.counts;
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" fw={500}>
          {row.status}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.dialog.of(
            row.nomina,
            row.registro,
            `${slashedDate(row.fecha_inicial)} – ${slashedDate(row.fecha_final)}`,
          )}
        </Text>
      </div>
      {row.files.length > 0 && (
        <Group gap="xs">
          {row.files.map(({ id, name }) => (
            <Button
              key={id}
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              aria-label={texts.actions.download(name)}
              onClick={() => download.mutate(id)}
            >
              {name}
            </Button>
          ))}
        </Group>
      )}
      {!isTxt && row.state === 'lista' && (
        <Group>
          <Button onClick={() => see(row.id)}>{texts.actions.see}</Button>
        </Group>
      )}
      {isTxt && row.state === 'rechazada' && sin_datos > 0 && (
        <Group>
          <Button variant="default" loading={generate.isPending} onClick={() => generate.mutate(row.id)}>
            {texts.actions.withoutThem}
          </Button>
        </Group>
      )}
      {(row.state === 'lista' || row.state === 'rechazada') && <FindingsList requestId={row.id} />}
    </Stack>
  );
}
