import { endpoints } from '@lienzo/schema/endpoints';
import type { ImssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import type { ImssBatch } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconDownload, IconFileText, IconSend, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { openTicket } from '../../../shared/downloads/open-ticket';
import { notify } from '../../../shared/notices/notify';
import { FindingsList } from '../FindingsList';
import classes from '../imss.module.css';
import { imssKey } from '../imss-queries';

const TOAST = 'imss batch';

/** 'Generar archivos', 'Descargar', 'Marcar como enviado' and 'Cargar respuesta', as far as the batch allows each. */
export function BatchActions({ batch }: { batch: ImssBatch }) {
  const queries = useQueryClient();
  const [lote, setLote] = useState('');
  const [found, setFound] = useState<{ findings: ImssFinding[]; more: number }>({ findings: [], more: 0 });
  const settled = {
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  };
  const reporting = {
    ...settled,
    onSuccess: ({ message }: { message: string }) => notify.success(message, TOAST),
  };
  const body = { batch_id: batch.id };
  const generate = useMutation({
    ...reporting,
    mutationFn: () => call(endpoints.generate_imss_batch, { body }),
  });
  const send = useMutation({
    ...reporting,
    mutationFn: () => call(endpoints.send_imss_batch, { body: { ...body, lote } }),
  });
  const download = useMutation({
    mutationFn: () => openTicket({ ids: batch.files.map(({ id }) => id) }),
    meta: settled.meta,
  });
  const load = useMutation({
    ...settled,
    mutationFn: (file: File) =>
      call(endpoints.load_imss_response, {
        body: { nomina_id: batch.paysheet_id, register: batch.registro },
        file,
      }),
    onSuccess: ({ message, findings, more_findings }) => {
      notify.success(message, TOAST);
      setFound({ findings, more: more_findings });
    },
  });
  return (
    <>
      <div className={classes.actions}>
        {batch.can.send && (
          <TextInput
            aria-label={texts.loteLabel}
            placeholder={texts.loteLabel}
            maxLength={30}
            value={lote}
            onChange={(event) => setLote(event.currentTarget.value)}
          />
        )}
        {batch.can.send && (
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {texts.markSent}
          </Button>
        )}
        {batch.can.load && (
          <FileButton accept=".xlsx,.xls,.txt" onChange={(file) => file !== null && load.mutate(file)}>
            {(props) => (
              <Button {...props} leftSection={<IconUpload size={16} aria-hidden />} loading={load.isPending}>
                {texts.loadResponse}
              </Button>
            )}
          </FileButton>
        )}
        {batch.files.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {texts.downloadFiles}
          </Button>
        )}
        {batch.can.generate && (
          <Button
            variant={batch.can.send ? 'default' : 'filled'}
            leftSection={<IconFileText size={16} aria-hidden />}
            loading={generate.isPending}
            onClick={() => generate.mutate()}
          >
            {texts.generate}
          </Button>
        )}
      </div>
      <FindingsList title={texts.responseFindings} findings={found.findings} more={found.more} />
    </>
  );
}
