import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { Tabs, Text } from '@mantine/core';
import { useMemo } from 'react';
import { decodeText } from './decode-text';
import { PreviewMessage } from './PreviewMessage';
import { PreviewWaiting } from './PreviewWaiting';
import classes from './preview.module.css';
import type { PreviewPartProps } from './preview-part';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { SheetTable } from './SheetTable';
import { SHEET_ROWS, type Sheet } from './sheet';
import { usePrepared } from './use-prepared';

/** A workbook, with a tab for each sheet. */
export function SheetPreview({ item, content, download }: PreviewPartProps) {
  const workbook = usePrepared(content.bytes, readWorkbook);
  if (workbook.state === 'working') return <PreviewWaiting />;
  if (workbook.state === 'failed')
    return <PreviewMessage item={item} text={workbook.message} download={download} />;
  const sheets = workbook.result;
  const [first] = sheets;
  if (first === undefined)
    return <PreviewMessage item={item} text={directoryMessages.previewEmptySheet} download={download} />;
  if (sheets.length === 1) return <SheetContent sheet={first} />;
  return (
    <Tabs
      defaultValue="0"
      keepMounted={false}
      inverted
      classNames={{ root: classes.sheets ?? '', panel: classes.sheet ?? '', list: classes.sheetTabs ?? '' }}
    >
      {sheets.map((sheet, index) => (
        <Tabs.Panel key={sheet.name} value={String(index)}>
          <SheetContent sheet={sheet} />
        </Tabs.Panel>
      ))}
      <Tabs.List aria-label={directoryMessages.previewSheets}>
        {sheets.map(({ name }, index) => (
          <Tabs.Tab key={name} value={String(index)}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

/** A CSV file, as a table. */
export function CsvPreview({ item, content }: PreviewPartProps) {
  const sheet = useMemo((): Sheet => {
    const rows = readCsv(decodeText(content.bytes), SHEET_ROWS + 1);
    return {
      name: item.name,
      rows: rows
        .slice(0, SHEET_ROWS)
        .map((row) => row.map((text) => ({ text, isRight: /^-?[$\d][\d,.]*%?$/.test(text), isBold: false }))),
      isCut: rows.length > SHEET_ROWS || content.isCut,
    };
  }, [content, item.name]);
  return <SheetContent sheet={sheet} />;
}

function SheetContent({ sheet }: { sheet: Sheet }) {
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
