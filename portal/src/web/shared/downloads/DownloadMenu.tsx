import type { Orientation } from '@lienzo/schema/report/report';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { Button, type ButtonProps, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileDownload,
  IconFileSettings,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMenuLayer } from '../layers/use-menu-layer';
import classes from './DownloadMenu.module.css';
import { formatsFor } from './download-formats';
import type { ReportOrder } from './download-jobs';
import { PdfOptionsDialog } from './PdfOptionsDialog';
import { parameterQuestion } from './parameter-question';

const ICONS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls };

/** A report by its name, saved or as it stands in the editor. `staticId`: a static one, whose filters are asked. */
export type Downloaded = {
  name: string;
  report: Pick<ReportOrder, 'report_id' | 'reporte' | 'parametros'>;
  staticId?: number;
};

type DownloadMenuProps = {
  /** What a screen reader hears, where the button alone does not say which report it is about. */
  label?: string;
  /** What is downloaded, asked for at the click; null when it cannot be (whoever was asked says why). */
  what: () => Downloaded | null;
  /** In a narrow bar of the editor the icon alone is seen. */
  iconInNarrowBar?: boolean;
  /** Why nothing can be downloaded yet; absent when it can. */
  disabledBecause?: string;
  /** Of the report. */
  orientation?: Orientation | undefined;
} & Pick<ButtonProps, 'variant' | 'size'>;

/** The download menu of a report: PDF vertical, PDF horizontal, DOCX, Excel (specification 3 §9), and a PDF with options. */
export function DownloadMenu({
  label: spokenLabel,
  what,
  iconInNarrowBar = false,
  orientation,
  disabledBecause,
  ...button
}: DownloadMenuProps) {
  const menu = useMenuLayer();
  const [asks, setAsks] = useState(false);
  const start = (choice: Pick<ReportOrder, 'format' | 'orientation' | 'pdf'>): void => {
    const downloaded = what();
    if (downloaded === null) return;
    const { name, report, staticId } = downloaded;
    if (staticId !== undefined) void parameterQuestion.startStatic(name, { ...choice, report_id: staticId });
    else void parameterQuestion.startReport(name, { ...report, ...choice });
  };
  return (
    <>
      <Menu {...menu} position="bottom-end" width={190} withinPortal={false}>
        <Menu.Target>
          <Button
            variant="default"
            aria-label={spokenLabel}
            disabled={disabledBecause !== undefined}
            title={disabledBecause ?? (iconInNarrowBar ? downloadMessages.menu : undefined)}
            // Alone in a bar it stands beside the icon of the running downloads.
            leftSection={
              iconInNarrowBar ? (
                <IconFileDownload size={16} aria-hidden />
              ) : (
                <IconDownload size={16} aria-hidden />
              )
            }
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
          {formatsFor(orientation).map(({ label, ...choice }) => {
            const Icon = ICONS[choice.format];
            return (
              <Menu.Item
                key={label}
                leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
                onClick={() => start(choice)}
              >
                {label}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconFileSettings size={18} stroke={1.5} aria-hidden />}
            onClick={() => setAsks(true)}
          >
            {downloadMessages.pdfOptions}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <PdfOptionsDialog opened={asks} close={() => setAsks(false)} download={start} />
    </>
  );
}
