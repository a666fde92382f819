import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Text } from '@mantine/core';
import classes from './preview.module.css';
import { SheetTable } from './SheetTable';
import type { Sheet } from './sheet';

/** The rows of one sheet, and whether there are more. */
export function SheetContent({ sheet }: { sheet: Sheet }) {
  if (sheet.rows.length === 0)
    return (
      <Text c="dimmed" p="xl" ta="center">
        {directoryMessages.previewEmptySheet}
      </Text>
    );
  return (
    <div className={classes.sheet}>
      {sheet.isCut && <p className={classes.cut}>{directoryMessages.previewRows(sheet.rows.length)}</p>}
      <SheetTable sheet={sheet} />
    </div>
  );
}
