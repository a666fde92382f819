import { endpoints } from '@lienzo/schema/api/endpoints';
import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../../shared/api/call';
import { saveFile } from '../../../shared/downloads/save-file';
import classes from '../masters.module.css';
import { ImportDialog } from './ImportDialog';

type MasterBookButtonsProps = { clientId: string | undefined; mayEdit: boolean };

/** 'Exportar plantilla' and, for who edits, 'Importar plantilla' of a client's masters. */
export function MasterBookButtons({ clientId, mayEdit }: MasterBookButtonsProps) {
  const [isImporting, dialog] = useDisclosure(false);
  const download = useMutation({
    async mutationFn() {
      if (clientId === undefined) return;
      const query = { user_id: clientId };
      await saveFile(await callFile(endpoints.export_masters, { query }), words.fileName);
    },
  });
  if (clientId === undefined) return null;
  return (
    <div className={classes.book}>
      <Button
        variant="default"
        loading={download.isPending}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => download.mutate()}
      >
        {words.export}
      </Button>
      {mayEdit && (
        <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={dialog.open}>
          {words.import}
        </Button>
      )}
      {isImporting && <ImportDialog clientId={clientId} close={dialog.close} />}
    </div>
  );
}
