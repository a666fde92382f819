import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { Button, type ButtonProps, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
} from '@tabler/icons-react';
import { useMenuLayer } from '../layers/use-menu-layer';
import classes from './DownloadMenu.module.css';
import { DOWNLOAD_FORMATS } from './download-formats';
import { downloadJobs } from './download-jobs';
import type { ReportOrder } from './receive-report';

const ICONS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls };

/** A report by its name, saved or as it stands in the editor. */
export type Downloaded = { name: string; report: Pick<ReportOrder, 'report_id' | 'reporte'> };

type DownloadMenuProps = {
  /** What a screen reader hears, where the button alone does not say which report it is about. */
  label?: string;
  /** What is downloaded, asked for at the click; null when it cannot be (whoever was asked says why). */
  what: () => Downloaded | null;
  /** In a narrow bar of the editor the icon alone is seen. */
  iconInNarrowBar?: boolean;
} & Pick<ButtonProps, 'variant' | 'size'>;

/** The download menu of a report: PDF vertical, PDF horizontal, DOCX, Excel. */
export function DownloadMenu({
  label: spokenLabel,
  what,
  iconInNarrowBar = false,
  ...button
}: DownloadMenuProps) {
  const menu = useMenuLayer();
  return (
    <Menu {...menu} position="bottom-end" width={190} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          aria-label={spokenLabel}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={
            <IconChevronDown
              size={14}
              className={iconInNarrowBar ? classes.chevron : undefined}
              aria-hidden
            />
          }
          {...button}
        >
          <span className={iconInNarrowBar ? classes.wideOnly : undefined}>{downloadMessages.menu}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {DOWNLOAD_FORMATS.map(({ label, ...choice }) => {
          const Icon = ICONS[choice.format];
          return (
            <Menu.Item
              key={label}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              onClick={() => {
                const downloaded = what();
                if (downloaded === null) return;
                downloadJobs.start(downloaded.name, { ...downloaded.report, ...choice });
              }}
            >
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
