import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/downloads/save-file';
import classes from '../masters.module.css';
import { ImportDialog } from './ImportDialog';
import type { MasterBook } from './master-books';

/** 'Exportar plantilla' and, for who edits, 'Importar plantilla' of a workbook. */
export function MasterBookButtons({ book, mayEdit }: { book: MasterBook; mayEdit: boolean }) {
  const [isImporting, dialog] = useDisclosure(false);
  const download = useMutation({
    mutationFn: async () => saveFile(await book.download(), book.fileName),
  });
  return (
    <div className={classes.book}>
      <Button
        variant="default"
        loading={download.isPending}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => download.mutate()}
      >
        {texts.export}
      </Button>
      {mayEdit && (
        <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={dialog.open}>
          {texts.import}
        </Button>
      )}
      {isImporting && <ImportDialog book={book} close={dialog.close} />}
    </div>
  );
}
