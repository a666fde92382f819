import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Tabs } from '@mantine/core';
import { PreviewMessage } from './PreviewMessage';
import { PreviewWaiting } from './PreviewWaiting';
import classes from './preview.module.css';
import type { PreviewPartProps } from './preview-part';
import { readWorkbook } from './read-workbook';
import { SheetContent } from './SheetContent';
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
